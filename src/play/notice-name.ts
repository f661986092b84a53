import { hashOf } from '../fairness/hash.js';
import type { Notice } from './deliveries-port.js';

const NAME_LENGTH = 32;

/** The name of a notice: the same notice always has the same, and no other notice has it. */
export const noticeName = ({ game, seat, since, kind, deadline, channel }: Omit<Notice, 'dueAt'>): string =>
  hashOf(
    JSON.stringify(['cairn/notice/1', game, seat, since, kind, deadline?.getTime() ?? null, channel.id]),
  ).slice(0, NAME_LENGTH);

/** The name of a letter that carries several notices: it follows from theirs, in whatever order they come. */
export function letterName(notices: readonly string[]): string {
  const [first, ...others] = [...notices].sort();
  if (first === undefined) throw new Error('a letter without notices');
  return others.length === 0
    ? first
    : hashOf(JSON.stringify(['cairn/letter/1', first, ...others])).slice(0, NAME_LENGTH);
}
