import { useState, type SubmitEvent } from 'react';
import type { Fault } from '../api/faults.js';
import type { MeFragment } from '../gql/graphql.js';
import type { Entered } from './sign-in.js';

type Entering = Readonly<{
  submit: (event: SubmitEvent) => void;
  busy: boolean;
  fault: Fault | null;
}>;

/** One try to get in at a time; what went wrong stays until the next one. */
export function useEntering(
  enter: () => Promise<Entered>,
  onEntered: (viewer: MeFragment) => void,
): Entering {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const attempt = async (): Promise<void> => {
    setBusy(true);
    const { viewer, fault: refused } = await enter();
    setBusy(false);
    setFault(refused);
    if (viewer !== null) onEntered(viewer);
  };
  return {
    busy,
    fault,
    submit: (event) => {
      event.preventDefault();
      if (!busy) void attempt();
    },
  };
}
