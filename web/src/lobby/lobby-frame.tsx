import type { ReactNode } from 'react';
import { Link, type Destination } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{ title: string; here: 'home' | 'tables' | null; children: ReactNode }>;

function NavLink({ to, here, children }: Readonly<{ to: Destination; here: boolean; children: ReactNode }>) {
  return (
    <Link to={to} {...(here ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}

function LobbyBar({ here }: Pick<Props, 'here'>) {
  const { common } = useWords();
  const { viewer } = useSession();
  return (
    <div className="lobby-bar">
      <Link to={{ page: 'home' }} className="logo large">
        <Icon name="i-cairn" size={34} />
        {common.appName}
      </Link>
      <nav aria-label={common.nav}>
        <NavLink to={{ page: 'home' }} here={here === 'home'}>
          {common.myGames}
        </NavLink>
        <NavLink to={{ page: 'tables' }} here={here === 'tables'}>
          {common.tables}
        </NavLink>
      </nav>
      <div className="lobby-me">
        {viewer !== null && (
          <Link to={{ page: 'settings' }} className="button small">
            {viewer.name}
          </Link>
        )}
        <Menu />
      </div>
    </div>
  );
}

/** Every page outside a game: the frieze of the hunt above, the page below. */
export function LobbyFrame({ title, here, children }: Props) {
  return (
    <div className="lobby">
      <header className="frieze-header">
        <svg
          className="frieze"
          viewBox="0 0 1366 150"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <use href="#frieze" />
        </svg>
        <LobbyBar here={here} />
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  );
}
