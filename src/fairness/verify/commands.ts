import { isNewer, isStoredForm, type Actor, type Command, type StoredEvent } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import type { Difference } from './verdict.js';

/** A command as it was stored, with the events it made. */
export type StoredCommand = Readonly<{
  actor: Actor;
  command: Command;
  events: readonly [StoredEvent, ...StoredEvent[]];
}>;

/** Cuts a history into its commands; or the first version at which it cannot be cut. */
export function commandsIn(events: readonly StoredEvent[]): Result<readonly StoredCommand[], Difference> {
  const commands: { readonly command: Command; readonly events: [StoredEvent, ...StoredEvent[]] }[] = [];
  const known = new Set<string>();
  let previous: StoredEvent | undefined;
  for (const event of events) {
    const last = commands.at(-1);
    const reason = reasonAgainst(event, previous, known);
    if (reason !== undefined) return fail({ reason, version: event.version });
    if (event.ordinal > 0) last?.events.push(event);
    else commands.push({ command: event.command as unknown as Command, events: [event] });
    previous = event;
  }
  return ok(commands.map((each) => ({ ...each, actor: each.events[0].actor })));
}

function reasonAgainst(
  event: StoredEvent,
  previous: StoredEvent | undefined,
  known: Set<string>,
): Difference['reason'] | undefined {
  if (!isStoredForm(event) && !isNewer(event)) return 'MALFORMED';
  if (previous !== undefined && event.at < previous.at) return 'TIME_RUNS_BACK';
  if (event.ordinal > 0) return continues(event, previous) ? undefined : 'NOT_ONE_COMMAND';
  const id = JSON.stringify([event.actor, event.commandId]);
  if (event.command === undefined || known.has(id)) return 'NOT_ONE_COMMAND';
  known.add(id);
  return undefined;
}

const continues = (event: StoredEvent, previous: StoredEvent | undefined): boolean =>
  previous?.ordinal === event.ordinal - 1 &&
  event.actor === previous.actor &&
  event.commandId === previous.commandId &&
  event.at === previous.at &&
  event.command === undefined;
