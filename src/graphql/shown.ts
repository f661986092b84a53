import { endingWith } from '../lib/ending-with.js';

/** How items of a feed are shown, and as long as which right holds. */
export type Showing<Item, Shown> = Readonly<{
  right: () => Promise<boolean>;
  /** Closes the socket when the right has ended. */
  forbid: (() => void) | undefined;
  show: (item: Item) => Shown | Promise<Shown>;
}>;

/** A feed as its reader may see it. Ends, and closes its socket, when the reader's right ends. */
export function shownWhile<Item, Shown>(
  items: AsyncIterableIterator<Item>,
  showing: Showing<Item, Shown>,
): AsyncIterableIterator<Shown> {
  return endingWith(items, show(items, showing));
}

async function* show<Item, Shown>(
  items: AsyncIterableIterator<Item>,
  { right, forbid, show: showItem }: Showing<Item, Shown>,
): AsyncGenerator<Shown, void, void> {
  for await (const item of items) {
    if (!(await right())) {
      forbid?.();
      return;
    }
    yield await showItem(item);
  }
}
