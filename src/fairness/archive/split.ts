const LINE_FEED = 0x0a;

/** Cuts bytes into lines as they come; each is handed over with its line feed. */
export type Splitter = Readonly<{
  push: (bytes: Uint8Array) => void;
  /** How many bytes have come after the last line feed. */
  rest: () => number;
}>;

/**
 * A splitter for `take`. For a line longer than `longest` nothing is handed over, not even a line feed: nobody wants to
 * wait for its end, and it shall not matter in which pieces it comes.
 */
export function createSplitter(take: (line: Uint8Array) => void, longest: number): Splitter {
  let pieces: Uint8Array[] = [];
  let held = 0;
  const hold = (piece: Uint8Array): void => {
    pieces.push(piece);
    held += piece.length;
  };
  const handOver = (): void => {
    const line = held > longest ? new Uint8Array() : joined(pieces, held);
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

/** Not by a call with all pieces at once: there may be more of them than a call can have. */
function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}
