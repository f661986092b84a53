import { GamePage } from '../live/game-page.js';
import { ScorePage } from '../live/score-page.js';
import { HomePage } from '../lobby/home-page.js';
import { NewTablePage } from '../lobby/new-table-page.js';
import { TablePage } from '../lobby/table-page.js';
import { TablesPage } from '../lobby/tables-page.js';
import { LostPage } from './lost-page.js';
import { useRoute } from './navigation.js';
import { SettingsPage } from './settings-page.js';

/** The page the address names. */
export function App() {
  const route = useRoute();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'game':
      return <GamePage key={route.id} id={route.id} at={null} />;
    case 'gameAt':
      return <GamePage key={route.id} id={route.id} at={route.version} />;
    case 'score':
      return <ScorePage key={route.id} id={route.id} />;
    case 'tables':
      return <TablesPage />;
    case 'newTable':
      return <NewTablePage />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'settings':
      return <SettingsPage />;
    case 'nowhere':
      return <LostPage fault="notFound" />;
  }
}
