import { useEffect, useRef, type ReactNode } from 'react';
import { hasMoved, Link, type Destination } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { Bell } from '../inbox/bell.js';
import { NextGameButton } from '../inbox/next-game.js';
import { useNextGameKey } from '../inbox/use-next-game-key.js';
import { useTitle } from '../lib/use-title.js';
import { useSession } from '../session/session.js';
import { SignedOutBar } from '../session/signed-out-bar.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{ title: string; here: 'home' | 'tables' | null; children: ReactNode }>;

function NavLink({ to, here, children }: Readonly<{ to: Destination; here: boolean; children: ReactNode }>) {
  return (
    <Link to={to} {...(here ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}

/** First in the tab order, seen only when reached: past the bar to what one came for. */
function SkipToMain() {
  const { common } = useWords();
  const skip = (): void => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  };
  return (
    <div className="skip-links">
      <button type="button" onClick={skip}>
        {common.skipToMain}
      </button>
    </div>
  );
}

function Me() {
  const { account } = useWords();
  const { viewer, unknown } = useSession();
  if (viewer !== null) {
    return (
      <Link to={{ page: 'settings' }} className="button small me">
        <Icon name="p-plain" size={20} /> <span>{viewer.name}</span>
      </Link>
    );
  }
  return unknown ? null : (
    <Link to={{ page: 'signIn' }} className="button small">
      {account.signIn}
    </Link>
  );
}

function LobbyBar({ here }: Pick<Props, 'here'>) {
  const { common } = useWords();
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
        <NextGameButton />
        {here !== 'home' && <Bell />}
        <Me />
        <Menu />
      </div>
    </div>
  );
}

/** Every page outside a game: the frieze of the hunt above, the page below. */
export function LobbyFrame({ title, here, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useNextGameKey(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="lobby">
      <SkipToMain />
      <SignedOutBar />
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
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </div>
  );
}
