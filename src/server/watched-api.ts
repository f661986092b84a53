import { performance } from 'node:perf_hooks';
import type { Api } from '../graphql/api.js';
import type { Act } from '../play/act.js';
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
  const watchAct =
    (act: Act[keyof Act]): Act[keyof Act] =>
    (wish) =>
      watch(
        wish.command.type,
        (played) => played,
        () => act(wish),
      );
  const { act } = api;
  return {
    ...api,
    act: { asSeat: watchAct(act.asSeat), asJoiner: watchAct(act.asJoiner), asOwner: watchAct(act.asOwner) },
    openGame: (opening) =>
      watch(
        'OpenGame',
        ({ played }) => played,
        () => api.openGame(opening),
      ),
  };
}

const wordFor = (played: Played): string =>
  played.kind === 'accepted' && played.replayed ? 'replayed' : played.kind;
