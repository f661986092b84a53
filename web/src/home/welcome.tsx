import { LanguageList } from '../app/language-list.js';
import { Link } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { housesOf } from '../game/board/wide-geometry.js';
import { OpenLink } from '../lobby/open-link.js';
import { PlayNow } from '../lobby/play-now.js';
import { SignInForm } from '../session/sign-in-form.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

/** The trader's tent would stand behind the card. */
const HOUSES = housesOf(true).filter(({ place }) => place !== 'trader');

function Landscape() {
  return (
    <svg
      className="welcome-valley"
      viewBox="0 0 784 452"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <use href="#valley" width="784" height="452" />
      {HOUSES.map(({ place, transform }) => (
        <use key={place} href={`#a-${place}`} transform={transform} />
      ))}
    </svg>
  );
}

/** Whose sign-in has ended finds the way back in first of all. */
function Again({ known }: Readonly<{ known: string }>) {
  const { account } = useWords();
  const { signIn } = useSession();
  return (
    <>
      <p className="note" role="status">
        <b>{account.expired}</b>
        {account.expiredHome}
      </p>
      <SignInForm signIn={signIn} known={known} onEntered={() => undefined} />
    </>
  );
}

function Bar() {
  const { common, account } = useWords();
  const { expired } = useSession();
  return (
    <header className="lobby-bar">
      <Link to={{ page: 'home' }} className="logo large">
        <Icon name="i-cairn" size={34} />
        {common.appName}
      </Link>
      <div className="lobby-me">
        {expired === null && (
          <Link to={{ page: 'signIn' }} className="button small">
            {account.signIn}
          </Link>
        )}
        <Menu />
      </div>
    </header>
  );
}

/** Before one has signed in: one landscape, one sentence, one way in. */
export function Welcome() {
  const { common, lobby } = useWords();
  const { expired } = useSession();
  return (
    <div className="welcome">
      <Bar />
      <Landscape />
      <main className="panel welcome-card">
        <h1>{common.tagline}</h1>
        {expired !== null && <Again known={expired} />}
        <div className="actions">
          <PlayNow className={expired === null ? 'button primary wide' : 'button'} />
          <Link to={{ page: 'learn' }} className="button">
            {common.learn}
          </Link>
          <Link to={{ page: 'tables' }} className="button">
            {lobby.findTable}
          </Link>
        </div>
        <p className="soft">
          {lobby.playNowHint} {lobby.noAccount}
        </p>
        <OpenLink />
        {/* Whose browser asked for another language need not look for the menu. */}
        <LanguageList className="languages" button="link" />
      </main>
    </div>
  );
}
