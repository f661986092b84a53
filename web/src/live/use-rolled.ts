import { useEffect, useMemo, useState } from 'react';
import { rolledBy } from '../api/to-rolled.js';
import type { PlaceId } from '../game/model.js';
import { goesOn, type Rolled } from '../game/rolled.js';
import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import type { Moves } from './use-moves.js';

type Parts = Readonly<{
  game: WholeGameFragment;
  events: readonly HappenedFragment[];
  made: Moves['made'];
  /** The place that is being chosen. */
  chosen: PlaceId | null;
}>;

/** What I have just rolled, where nothing was left to decide about it: until I go on to something else. */
export function useRolled({ game, events, made, chosen }: Parts): Rolled | null {
  const seat = game.mySeat?.seat ?? null;
  const version = made?.version ?? null;
  const [passed, pass] = useState<number | null>(null);
  const rolled = useMemo(() => rolledBy(events, seat, version), [events, seat, version]);
  const gone = goesOn(version, game.version, chosen);
  useEffect(() => {
    if (gone) pass(version);
  }, [gone, version]);
  return passed === version ? null : rolled;
}
