import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ForgottenPage } from '../account/forgotten-page.js';
import { RegisterPage } from '../account/register-page.js';
import { SignInPage } from '../account/sign-in-page.js';
import { plainFault } from '../api/faults.js';
import { onLinkOpened } from '../api/links.js';
import { HomePage } from '../home/home-page.js';
import { GamePage } from '../live/game-page.js';
import { ScorePage } from '../live/score-page.js';
import { NewTablePage } from '../lobby/new-table-page.js';
import { TablePage } from '../lobby/table-page.js';
import { TablesPage } from '../lobby/tables-page.js';
import { LostPage } from './lost-page.js';
import { useRoute } from './navigation.js';
import type { Route } from './routes.js';

/** Pages one seldom opens are fetched when they are. */
const SettingsPage = lazy(async () => ({
  default: (await import('../settings/settings-page.js')).SettingsPage,
}));
const AuditPage = lazy(async () => ({ default: (await import('../audit/audit-page.js')).AuditPage }));
const ProfilePage = lazy(async () => ({
  default: (await import('../people/profile-page.js')).ProfilePage,
}));
const LearnPage = lazy(async () => ({ default: (await import('../learn/learn-page.js')).LearnPage }));
const HelpPage = lazy(async () => ({ default: (await import('../help/help-page.js')).HelpPage }));

type Pages = Readonly<{ [Page in Route['page']]: (route: Extract<Route, { page: Page }>) => ReactNode }>;

const PAGES: Pages = {
  home: () => <HomePage />,
  game: ({ id }) => <GamePage key={id} id={id} at={null} />,
  gameAt: ({ id, version }) => <GamePage key={id} id={id} at={version} />,
  score: ({ id }) => <ScorePage key={id} id={id} />,
  audit: ({ id }) => <AuditPage key={id} id={id} />,
  tables: () => <TablesPage />,
  newTable: () => <NewTablePage />,
  table: ({ id }) => <TablePage key={id} id={id} />,
  settings: () => <SettingsPage />,
  profile: ({ name }) => <ProfilePage key={name} name={name} />,
  learn: () => <LearnPage />,
  help: ({ rule }) => <HelpPage rule={rule} />,
  signIn: () => <SignInPage />,
  register: () => <RegisterPage />,
  forgotten: () => <ForgottenPage />,
  nowhere: () => <LostPage fault={plainFault('notFound')} />,
};

/** The page the address names. */
export function App() {
  const route = useRoute();
  const [links, setLinks] = useState(0);
  useEffect(() => onLinkOpened(() => setLinks((before) => before + 1)), []);
  return (
    <Suspense key={links} fallback={null}>
      {(PAGES[route.page] as (route: Route) => ReactNode)(route)}
    </Suspense>
  );
}
