/** Every address of the page. */
export type Route = Readonly<
  | { page: 'home' }
  | { page: 'game'; id: string }
  | { page: 'gameAt'; id: string; version: number }
  | { page: 'score'; id: string }
  | { page: 'audit'; id: string }
  | { page: 'tables' }
  | { page: 'newTable' }
  | { page: 'table'; id: string }
  | { page: 'settings' }
  | { page: 'profile'; name: string }
  | { page: 'learn' }
  | { page: 'help'; rule: string | null }
  | { page: 'signIn' }
  | { page: 'register' }
  | { page: 'forgotten' }
  | { page: 'nowhere' }
>;

const NOWHERE: Route = { page: 'nowhere' };

function gameRoute([id, at, version, ...rest]: readonly string[]): Route {
  if (id === undefined || rest.length > 0) return NOWHERE;
  if (at === undefined) return { page: 'game', id };
  if ((at === 'score' || at === 'audit') && version === undefined) return { page: at, id };
  return at === 'at' && version !== undefined && /^\d{1,9}$/.test(version)
    ? { page: 'gameAt', id, version: Number(version) }
    : NOWHERE;
}

function tablesRoute([sub, ...rest]: readonly string[]): Route {
  if (sub === undefined) return { page: 'tables' };
  return sub === 'new' && rest.length === 0 ? { page: 'newTable' } : NOWHERE;
}

function helpRoute([rule, ...rest]: readonly string[]): Route {
  return rest.length === 0 ? { page: 'help', rule: rule ?? null } : NOWHERE;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A page of which there is one for each name. */
const oneOf =
  (route: (name: string) => Route): Reader =>
  ([name, ...rest]) =>
    name === undefined || rest.length > 0 ? NOWHERE : route(name);

const only =
  (route: Route): Reader =>
  (rest) =>
    rest.length === 0 ? route : NOWHERE;

type Reader = (rest: readonly string[]) => Route;

/** How addresses are read, by their first part. */
const READERS: ReadonlyMap<string, Reader> = new Map([
  ['g', gameRoute],
  ['tables', tablesRoute],
  ['t', oneOf((id) => ({ page: 'table', id }))],
  ['settings', only({ page: 'settings' })],
  ['sign-in', only({ page: 'signIn' })],
  ['new-account', only({ page: 'register' })],
  ['forgotten-password', only({ page: 'forgotten' })],
  ['learn', only({ page: 'learn' })],
  ['help', helpRoute],
  ['u', oneOf((name) => ({ page: 'profile', name }))],
]);

/** Reads an address; one we do not know leads nowhere. */
export function parseRoute(path: string): Route {
  const [head, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (head === undefined) return { page: 'home' };
  return READERS.get(head)?.(rest) ?? NOWHERE;
}

type Paths = Readonly<{ [Page in Route['page']]: (route: Extract<Route, { page: Page }>) => string }>;

const part = encodeURIComponent;

const PATHS: Paths = {
  home: () => '/',
  game: ({ id }) => `/g/${part(id)}`,
  gameAt: ({ id, version }) => `/g/${part(id)}/at/${version}`,
  score: ({ id }) => `/g/${part(id)}/score`,
  audit: ({ id }) => `/g/${part(id)}/audit`,
  tables: () => '/tables',
  newTable: () => '/tables/new',
  table: ({ id }) => `/t/${part(id)}`,
  settings: () => '/settings',
  profile: ({ name }) => `/u/${part(name)}`,
  learn: () => '/learn',
  help: ({ rule }) => (rule === null ? '/help' : `/help/${part(rule)}`),
  signIn: () => '/sign-in',
  register: () => '/new-account',
  forgotten: () => '/forgotten-password',
  nowhere: () => '/',
};

/** The address of a page. */
export const pathOf = (route: Exclude<Route, { page: 'nowhere' }>): string =>
  (PATHS[route.page] as (route: Route) => string)(route);
