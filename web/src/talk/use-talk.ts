import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { Fault } from '../api/faults.js';
import { newCommandId } from '../api/random.js';
import { useAsk } from '../api/use-ask.js';
import { EraseLineDocument, SayDocument, type SaidFragment } from '../gql/graphql.js';
import { rememberedNumber, rememberNumber } from '../lib/remembered.js';
import { followTalk, loadTalk, type Listener } from './follow-talk.js';

export type Line = SaidFragment;

/** What is said at a table, and how to say something. */
export type Talk = Readonly<{
  /** The oldest first. */
  lines: readonly Line[];
  /** How much others have said since I last looked. */
  fresh: number;
  /** I have read everything that is there. */
  read: () => void;
  older: (() => void) | null;
  /** False when it was not said; then `problem` tells why. */
  say: (text: string) => Promise<boolean>;
  erase: (line: number) => void;
  busy: boolean;
  problem: Fault | null;
}>;

/** The lines that have come, by number; an erased one comes again without its words. */
function useLines(gameId: string): Pick<Talk, 'lines' | 'older'> & Pick<Listener, 'said'> {
  const client = useClient();
  const [known, setKnown] = useState<ReadonlyMap<number, Line>>(new Map());
  const [before, setBefore] = useState<string | null>(null);
  const said = useCallback((lines: readonly Line[]) => {
    setKnown((all) => new Map([...all, ...lines.map((line) => [line.line, line] as const)]));
  }, []);
  useEffect(() => followTalk(client, gameId, { said, older: setBefore }), [client, gameId, said]);
  const lines = useMemo(() => [...known.values()].sort((one, other) => one.line - other.line), [known]);
  const older =
    before === null ? null : () => void loadTalk(client, gameId, before, { said, older: setBefore });
  return { lines, older, said };
}

/** How far I have read, on this device. */
function useRead(gameId: string, lines: readonly Line[]): Pick<Talk, 'fresh' | 'read'> {
  const [seen, setSeen] = useState(() => rememberedNumber(`talk.${gameId}`) ?? 0);
  const last = lines.at(-1)?.line ?? 0;
  const read = useCallback(() => {
    rememberNumber(`talk.${gameId}`, last);
    setSeen(last);
  }, [gameId, last]);
  const fresh = lines.filter(({ line, mine, text }) => line > seen && !mine && text !== null).length;
  return { fresh, read };
}

/** Listens to a table at which I sit. */
export function useTalk(gameId: string): Talk {
  const { lines, older, said } = useLines(gameId);
  const { send: sendLine, busy, problem } = useAsk(SayDocument);
  const { send: sendErase } = useAsk(EraseLineDocument);
  // The same words keep their id until they are known to be said: pressing again never says them twice.
  const intention = useRef({ text: '', commandId: '' });
  const say = async (text: string): Promise<boolean> => {
    if (intention.current.text !== text) intention.current = { text, commandId: newCommandId() };
    const answer = await sendLine({ input: { gameId, ...intention.current } });
    if (answer === null) return false;
    intention.current = { text: '', commandId: '' };
    said([answer.say]);
    return true;
  };
  const erase = (line: number): void => void sendErase({ input: { gameId, line } });
  return { lines, older, ...useRead(gameId, lines), say, erase, busy, problem };
}
