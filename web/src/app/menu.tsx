import { useId, type ReactNode } from 'react';
import { Icon } from '../art/icon.js';
import { NextGameLink } from '../inbox/next-game.js';
import { useSpeech } from '../words/use-words.js';
import { useSession } from '../session/session.js';
import { LanguageList } from './language-list.js';
import { goTo, Link } from './navigation.js';

/** The way in, the way to stay, or the way out: a guest who leaves would lose everything. */
function AccountLink() {
  const { account } = useSpeech().words;
  const { viewer, unknown } = useSession();
  if (viewer === null) return unknown ? null : <Link to={{ page: 'signIn' }}>{account.signIn}</Link>;
  return viewer.guest ? <Link to={{ page: 'register' }}>{account.keepSeat}</Link> : <SignOut />;
}

function SignOut() {
  const { account } = useSpeech().words;
  const { leave } = useSession();
  return (
    <button
      type="button"
      className="menu-item"
      onClick={() => void leave().then(() => goTo({ page: 'home' }))}
    >
      {account.signOut}
    </button>
  );
}

/** The menu of every page: where to go, and the language. Escape and a click beside it close it. */
export function Menu({ children }: Readonly<{ children?: ReactNode }>) {
  const { common } = useSpeech().words;
  const id = useId();
  return (
    <>
      <button type="button" className="icon-button" aria-label={common.menu} popoverTarget={id}>
        <Icon name="b-menu" size={20} />
      </button>
      <div id={id} popover="auto" className="menu panel">
        <nav aria-label={common.nav}>
          <NextGameLink />
          <Link to={{ page: 'home' }}>{common.myGames}</Link>
          <Link to={{ page: 'tables' }}>{common.tables}</Link>
          <Link to={{ page: 'learn' }}>{common.learn}</Link>
          <Link to={{ page: 'help', rule: null }}>{common.rules}</Link>
          <Link to={{ page: 'settings' }}>{common.settings}</Link>
          <AccountLink />
        </nav>
        {children}
        <LanguageList className="menu-languages" button="menu-item" closes={id} />
      </div>
    </>
  );
}
