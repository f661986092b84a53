import type { WebSocket } from 'ws';

/** How much one of many heard of a move, and when that was all, in milliseconds since it began; undefined: never. */
export type Heard = Readonly<{ messages: number; all: number | undefined }>;

/** Many sockets at one server. */
export type Audience = Readonly<{
  /** Lets something happen and waits until everybody has heard the last of it, or patience ends. */
  hear: (happen: () => void | Promise<void>, isLast: (text: string) => boolean) => Promise<readonly Heard[]>;
  /** What the first of them has heard since the last call. */
  texts: () => readonly string[];
  close: () => void;
}>;

const PATIENCE_MS = 30_000;
/** Sockets opened at once. */
const AT_ONCE = 50;

/** Opens so many sockets, each made ready by `enter`. */
export async function gather(
  count: number,
  open: () => WebSocket,
  enter: (socket: WebSocket, index: number) => Promise<void>,
): Promise<Audience> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, open);
    await Promise.all(some.map((socket, at) => enter(socket, sockets.length + at)));
    sockets.push(...some);
  }
  const heard: string[] = [];
  sockets[0]?.on('message', (data: Buffer) => void heard.push(data.toString('utf8')));
  return {
    hear: (happen, isLast) => hear(sockets, happen, isLast),
    texts: () => heard.splice(0),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

async function hear(
  sockets: readonly WebSocket[],
  happen: () => void | Promise<void>,
  isLast: (text: string) => boolean,
): Promise<readonly Heard[]> {
  const heard: { messages: number; all: number | undefined }[] = sockets.map(() => ({
    messages: 0,
    all: undefined,
  }));
  const stops: (() => void)[] = [];
  let start = 0;
  await new Promise<void>((resolve, reject) => {
    let missing = sockets.length;
    const timer = setTimeout(resolve, PATIENCE_MS);
    sockets.forEach((socket, index) => {
      const mine = heard[index];
      const listener = (data: Buffer): void => {
        if (mine === undefined || mine.all !== undefined) return;
        mine.messages += 1;
        if (!isLast(data.toString('utf8'))) return;
        mine.all = performance.now() - start;
        missing -= 1;
        if (missing > 0) return;
        clearTimeout(timer);
        resolve();
      };
      socket.on('message', listener);
      stops.push(() => socket.off('message', listener));
    });
    start = performance.now();
    Promise.resolve(happen()).catch(reject);
  });
  for (const stop of stops) stop();
  return heard;
}
