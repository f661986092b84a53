import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react';
import { parseRoute, pathOf, type Route } from './routes.js';

/** A page one can go to. */
export type Destination = Exclude<Route, { page: 'nowhere' }>;

const MOVED = 'cairn:moved';
let moves = 0;

/** Whether one has come to this page from another one of ours: then what one pressed is gone, and with it the focus. */
export const hasMoved = (): boolean => moves > 0;

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(MOVED, changed);
  };
}

/** The page the address bar names; follows links and the browser's buttons. */
export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  return parseRoute(path);
}

/** Goes to a page. `replace` leaves no trace in the browser's history. */
export function goTo(to: Destination, { replace = false, query = '' } = {}): void {
  const address = pathOf(to) + query;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moves += 1;
  dispatchEvent(new Event(MOVED));
  if (!replace) scrollTo(0, 0);
}

const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type LinkProps = Readonly<{ to: Destination; part?: string }> & Omit<ComponentProps<'a'>, 'href'>;

/** A real link that does not reload the page; `part` is the id of what to show of the page it leads to. */
export function Link({ to, part, onClick, ...rest }: LinkProps) {
  const query = part === undefined ? '' : `#${part}`;
  return (
    <a
      {...rest}
      href={pathOf(to) + query}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !plainClick(event)) return;
        event.preventDefault();
        goTo(to, { query });
      }}
    />
  );
}
