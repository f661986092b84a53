import { keepEntropy } from '../api/entropy.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { goTo } from '../app/navigation.js';
import { FillWithBotsDocument, JoinGameDocument, OpenGameDocument, type EditionId } from '../gql/graphql.js';
import { readSetting } from '../lib/settings.js';
import { useSession } from '../session/session.js';
import type { Language } from '../words/languages.js';
import { useSpeech } from '../words/use-words.js';

/** Whoever plays at once plays by the book of their language. */
const EDITIONS: Readonly<Record<Language, EditionId>> = {
  en: 'CS_2019',
  cs: 'CS_2019',
  sk: 'SK_CLASSIC',
  hr: 'HR_2008',
};

type PlayNow = Readonly<{ play: () => Promise<void>; busy: boolean; trouble: Trouble | null }>;

/** From nothing to a game against a bot: a guest with a made-up name, a table for two, the bot, and there one is. */
export function usePlayNow(): PlayNow {
  const { language, words } = useSpeech();
  const { viewer, signInAs } = useSession();
  const open = useCommand(OpenGameDocument, ({ openGame }) => openGame);
  const join = useCommand(JoinGameDocument, ({ joinGame }) => joinGame);
  const fill = useCommand(FillWithBotsDocument, ({ fillWithBots }) => fillWithBots);
  const settings = {
    edition: EDITIONS[language],
    seats: 2,
    order: 'DRAWN',
    entropy: 'OPEN',
    olderTiles: false,
    practice: true,
  } as const;

  const play = async (): Promise<void> => {
    const { common, lobby } = words;
    const me = viewer ?? (await signInAs(readSetting('name') ?? common.newcomer));
    if (me === null) return;
    const opened = await open.send({ title: lobby.firstGame, visibility: 'UNLISTED', settings });
    if (opened.kind !== 'accepted') return;
    const { gameId } = opened;
    const joined = await join.send({ gameId, entropy: keepEntropy(gameId) });
    if (joined.kind !== 'accepted') return;
    const filled = await fill.send({ gameId, bot: 'STEADY' });
    if (filled.kind === 'accepted') goTo({ page: 'game', id: gameId });
  };
  return {
    play,
    busy: open.sending || join.sending || fill.sending,
    trouble: open.trouble ?? join.trouble ?? fill.trouble,
  };
}
