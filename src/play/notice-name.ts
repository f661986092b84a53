import { hashOf } from '../fairness/hash.js';
import type { Notice } from './deliveries-port.js';

const NAME_LENGTH = 32;

/** The name of a notice: the same notice always has the same, and no other notice has it. */
export function noticeName(notice: Omit<Notice, 'dueAt'>): string {
  const { game, seat, since, kind, deadline, nudgedAt, channel } = notice;
  // One nudge is one notice, wherever the deadline moves; the next one in the same stretch is another.
  const moment = (nudgedAt ?? deadline)?.getTime() ?? null;
  return hashOf(JSON.stringify(['cairn/notice/1', game, seat, since, kind, moment, channel.id])).slice(
    0,
    NAME_LENGTH,
  );
}

/** The name of a letter that carries several notices: it follows from theirs, in whatever order they come. */
export function letterName(notices: readonly string[]): string {
  const [first, ...others] = [...notices].sort();
  if (first === undefined) throw new Error('a letter without notices');
  return others.length === 0
    ? first
    : hashOf(JSON.stringify(['cairn/letter/1', first, ...others])).slice(0, NAME_LENGTH);
}
