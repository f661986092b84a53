import type { Language } from '../../views/sentences/languages.js';
import type { Channels } from '../channels-port.js';
import type { LinkPurpose, Links } from '../links-port.js';
import type { PreferenceStore } from '../preferences-port.js';

export type ReaderParts = Readonly<{
  channels: Pick<Channels, 'byId'>;
  links: Pick<Links, 'peek'>;
  preferences: Pick<PreferenceStore, 'languageOf'>;
  now: () => Date;
}>;

/** In which language whoever a letter was written to is spoken to; undefined if that is nobody, or they have chosen none. */
export type Readers = Readonly<{
  ofChannel: (channel: string) => Promise<Language | undefined>;
  ofLink: (secret: string, purpose: LinkPurpose) => Promise<Language | undefined>;
}>;

/** The pages behind links know their readers by the links: they carry no session. */
export function createReaders({ channels, links, preferences, now }: ReaderParts): Readers {
  const languageOf = async (account: string | undefined): Promise<Language | undefined> =>
    account === undefined ? undefined : preferences.languageOf(account);
  return {
    ofChannel: async (channel) => languageOf((await channels.byId(channel))?.account),
    ofLink: async (secret, purpose) => languageOf((await links.peek(secret, purpose, now()))?.account),
  };
}
