/** Every address of the page. */
export type Route = Readonly<
  | { page: 'home' }
  | { page: 'game'; id: string }
  | { page: 'gameAt'; id: string; version: number }
  | { page: 'score'; id: string }
  | { page: 'tables' }
  | { page: 'newTable' }
  | { page: 'table'; id: string }
  | { page: 'settings' }
  | { page: 'nowhere' }
>;

const NOWHERE: Route = { page: 'nowhere' };

function gameRoute([id, at, version, ...rest]: readonly string[]): Route {
  if (id === undefined || rest.length > 0) return NOWHERE;
  if (at === undefined) return { page: 'game', id };
  if (at === 'score' && version === undefined) return { page: 'score', id };
  return at === 'at' && version !== undefined && /^\d{1,9}$/.test(version)
    ? { page: 'gameAt', id, version: Number(version) }
    : NOWHERE;
}

function tablesRoute([sub, ...rest]: readonly string[]): Route {
  if (sub === undefined) return { page: 'tables' };
  return sub === 'new' && rest.length === 0 ? { page: 'newTable' } : NOWHERE;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads an address; one we do not know leads nowhere. */
export function parseRoute(path: string): Route {
  const [head, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  switch (head) {
    case undefined:
      return { page: 'home' };
    case 'g':
      return gameRoute(rest);
    case 'tables':
      return tablesRoute(rest);
    case 't':
      return rest.length === 1 && rest[0] !== undefined ? { page: 'table', id: rest[0] } : NOWHERE;
    case 'settings':
      return rest.length === 0 ? { page: 'settings' } : NOWHERE;
    default:
      return NOWHERE;
  }
}

/** The address of a page. */
export function pathOf(route: Exclude<Route, { page: 'nowhere' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'game':
      return `/g/${encodeURIComponent(route.id)}`;
    case 'gameAt':
      return `/g/${encodeURIComponent(route.id)}/at/${route.version}`;
    case 'score':
      return `/g/${encodeURIComponent(route.id)}/score`;
    case 'tables':
      return '/tables';
    case 'newTable':
      return '/tables/new';
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'settings':
      return '/settings';
  }
}
