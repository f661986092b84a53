import { performance } from 'node:perf_hooks';
import type { Api } from '../graphql/api.js';
import type { Act } from '../play/act.js';
import type { Opened } from '../play/lobby/open-game.js';
import type { Played } from '../play/sent.js';
import type { Gate } from './gate.js';
import type { Metrics } from './metrics.js';

/** The use cases with every command counted, timed, and let through the gate. */
export function watchedApi(api: Api, gate: Gate, metrics: Metrics): Api {
  const watch = async <Value>(
    type: string,
    outcomeOf: (value: Value) => Played,
    command: () => Promise<Value>,
  ): Promise<Value> => {
    const start = performance.now();
    const count = (outcome: string): void =>
      metrics.command(type, outcome, (performance.now() - start) / 1000);
    try {
      const value = await gate.pass(command);
      count(wordFor(outcomeOf(value)));
      return value;
    } catch (error) {
      count('fault');
      throw error;
    }
  };
  const played = (outcome: Played): Played => outcome;
  const opened = (outcome: Opened): Played => outcome.played;
  const watchAct =
    (act: Act[keyof Act]): Act[keyof Act] =>
    (wish) =>
      watch(wish.command.type, played, () => act(wish));
  const { act, lobby } = api;
  return {
    ...api,
    act: mapped(act, watchAct),
    lobby: {
      ...lobby,
      open: (opening) => watch('OpenGame', opened, () => lobby.open(opening)),
      playNow: (wanted) => watch('PlayNow', opened, () => lobby.playNow(wanted)),
      rematch: (again) => watch('Rematch', opened, () => lobby.rematch(again)),
      join: (wish) => watch(wish.command.type, played, () => lobby.join(wish)),
      remove: (wish, seatId) => watch(wish.command.type, played, () => lobby.remove(wish, seatId)),
    },
  };
}

/** Every way to act, each watched. */
const mapped = (act: Act, watched: (each: Act[keyof Act]) => Act[keyof Act]): Act => ({
  asSeat: watched(act.asSeat),
  asJoiner: watched(act.asJoiner),
  asOwner: watched(act.asOwner),
  asOrganiser: watched(act.asOrganiser),
});

const wordFor = (played: Played): string =>
  played.kind === 'accepted' && played.replayed ? 'replayed' : played.kind;
