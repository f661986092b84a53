/**
 * What was made of a source, ending at once when it is ended: a generator that waits for its source would only end with the
 * next item, so the source is ended first.
 */
export function endingWith<Made>(
  source: AsyncIterator<unknown>,
  made: AsyncGenerator<Made, void, void>,
): AsyncIterableIterator<Made> {
  const iterator: AsyncIterableIterator<Made> = {
    next: () => made.next(),
    return: async () => {
      await source.return?.();
      return made.return();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
