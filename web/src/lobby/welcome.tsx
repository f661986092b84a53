import { Link } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { housesOf } from '../game/board/wide-geometry.js';
import { useWords } from '../words/use-words.js';
import { OpenLink } from './open-link.js';
import { PlayNow } from './play-now.js';

/** Before one has signed in: one landscape, one sentence, one way in. */
export function Welcome() {
  const { common, lobby } = useWords();
  return (
    <div className="welcome">
      <header className="lobby-bar">
        <Link to={{ page: 'home' }} className="logo large">
          <Icon name="i-cairn" size={34} />
          {common.appName}
        </Link>
        <div className="lobby-me">
          <Menu />
        </div>
      </header>
      <svg
        className="welcome-valley"
        viewBox="0 0 784 452"
        preserveAspectRatio="xMinYMin slice"
        aria-hidden="true"
      >
        <use href="#valley" width="784" height="452" />
        {housesOf(true).map(({ place, transform }) => (
          <use key={place} href={`#a-${place}`} transform={transform} />
        ))}
      </svg>
      <main className="panel welcome-card">
        <h1>{common.tagline}</h1>
        <div className="actions">
          <PlayNow className="button primary wide" />
          <Link to={{ page: 'tables' }} className="button">
            {lobby.findTable}
          </Link>
        </div>
        <p className="soft">{lobby.playNowHint}</p>
        <OpenLink />
      </main>
    </div>
  );
}
