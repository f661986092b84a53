import { useCallback, useEffect, useRef, useState } from 'react';
import { faultOf, plainFault, type Fault } from '../api/faults.js';
import type { CairnLine } from '../api/client.js';
import { ViewerDocument, type MeFragment } from '../gql/graphql.js';
import { onSettingElsewhere, writeSetting } from '../lib/settings.js';

const PAUSE = 2_000;

/** What this device remembers of whoever is signed in: guests by name, others by the handle they sign in with. */
export function rememberViewer({ id, name, handle }: MeFragment): void {
  writeSetting('name', name);
  if (handle !== null) writeSetting('account', handle);
  // Last, because other tabs listen to it.
  writeSetting('viewer', id);
}

type Who = Readonly<{
  /** Undefined until the server has said. */
  viewer: MeFragment | null | undefined;
  /** Goes up whenever somebody has come in or gone. */
  comings: number;
  /** Why the server has not said; null while there is hope, and once it has. */
  fault: Fault | null;
}>;

export type Known = Who &
  Readonly<{
    /** Asks the server anew. */
    again: () => void;
    know: (viewer: MeFragment | null) => void;
    /** Who is signed in, as soon as the server has said. */
    whenKnown: () => Promise<MeFragment | null>;
  }>;

const NOBODY_YET: Who = { viewer: undefined, comings: 0, fault: null };

/** Whether the server says somebody else than before; what it says first is no change. */
const isOther = ({ viewer: before }: Who, viewer: MeFragment | null): boolean =>
  before !== undefined && before?.id !== viewer?.id;

/** Resolves once the server has said who is signed in. */
function useWhenKnown(viewer: Who['viewer']): Known['whenKnown'] {
  const waiting = useRef<((viewer: MeFragment | null) => void)[]>([]);
  useEffect(() => {
    if (viewer === undefined) return;
    for (const tell of waiting.current.splice(0)) tell(viewer);
  }, [viewer]);
  return useCallback(() => new Promise((tell) => void waiting.current.push(tell)), []);
}

/** Who is signed in, as far as the server has said. No answer is not the answer "nobody": then it is asked again. */
export function useViewer({ client, hangUp }: CairnLine): Known {
  const [who, setWho] = useState(NOBODY_YET);
  const latest = useRef(who);
  useEffect(() => {
    latest.current = who;
  });
  const asked = useRef(0);
  const know = useCallback((viewer: MeFragment | null) => {
    asked.current += 1;
    setWho(({ comings }) => ({ viewer, comings: comings + 1, fault: null }));
  }, []);
  const ask = useCallback(async () => {
    const question = ++asked.current;
    for (;;) {
      const { data, error } = await client.query(ViewerDocument, {}, { requestPolicy: 'network-only' });
      // Somebody may have come in or gone meanwhile.
      if (question !== asked.current) return;
      if (data !== undefined) {
        const viewer = data.viewer ?? null;
        if (viewer !== null) rememberViewer(viewer);
        // A socket stays with whoever opened it.
        if (isOther(latest.current, viewer)) {
          know(viewer);
          hangUp();
        } else setWho(({ comings }) => ({ viewer, comings, fault: null }));
        return;
      }
      const fault = error === undefined ? plainFault('broken') : faultOf(error);
      setWho((before) => ({ ...before, fault }));
      await new Promise((over) => setTimeout(over, PAUSE));
    }
  }, [client, hangUp, know]);
  const again = useCallback(() => void ask(), [ask]);
  useEffect(again, [again]);
  // Another tab has the same session: whoever comes in or goes there does so here too.
  useEffect(() => onSettingElsewhere('viewer', again), [again]);
  return { ...who, again, know, whenKnown: useWhenKnown(who.viewer) };
}
