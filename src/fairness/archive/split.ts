import { concat } from '../bytes.js';

const LINE_FEED = 0x0a;

/** Cuts bytes into lines as they come; each is handed over with its line feed. */
export type Splitter = Readonly<{
  push: (bytes: Uint8Array) => void;
  /** How many bytes have come after the last line feed. */
  rest: () => number;
}>;

/** A splitter for `take`. Lines longer than `longest` are handed over unfinished: nobody wants to wait for their end. */
export function createSplitter(take: (line: Uint8Array) => void, longest: number): Splitter {
  let pieces: Uint8Array[] = [];
  let held = 0;
  const hold = (piece: Uint8Array): void => {
    pieces.push(piece);
    held += piece.length;
  };
  const handOver = (): void => {
    const line = concat(...pieces);
    pieces = [];
    held = 0;
    take(line);
  };
  const push = (bytes: Uint8Array): void => {
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      hold(bytes.subarray(start, end + 1));
      handOver();
      start = end + 1;
    }
    // A copy: whoever reads files may use the same memory for the next bytes.
    if (start < bytes.length) hold(bytes.slice(start));
    if (held > longest) handOver();
  };
  return { push, rest: () => held };
}
