import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { useLate } from '../lib/use-late.js';
import { useLayout } from '../lib/use-media.js';
import { useWords } from '../words/use-words.js';
import { SmallLandscape } from './board/small-valley.js';
import { Landscape } from './board/wide-valley.js';

/** Nobody is told to wait before they wait. */
const PATIENCE = 400;

/** The bar as it will stay, with nothing in it yet but the way home and, after a while, what is being done. */
function LoadingBar({ phone }: Readonly<{ phone: boolean }>) {
  const { common } = useWords();
  const late = useLate(PATIENCE);
  return (
    <header className={phone ? 'small-top-bar' : 'top-bar'}>
      {phone ? (
        <Link to={{ page: 'home' }} className="icon-button" aria-label={common.myGames}>
          <Icon name="b-prev" size={20} />
        </Link>
      ) : (
        <Link to={{ page: 'home' }} className="logo">
          <Icon name="i-cairn" size={28} />
          {common.appName}
        </Link>
      )}
      <h1 className={late ? 'fetching' : 'fetching early'}>{common.fetching}</h1>
    </header>
  );
}

/** The valley is in the bundle and shows at once; people and numbers follow. */
export function Loading() {
  const { common } = useWords();
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'split';
  return (
    <div className={`game ${layout} loading`} aria-busy="true">
      <div className="bars">
        <LoadingBar phone={layout === 'phone'} />
      </div>
      <main className="board" aria-label={common.loading}>
        <div className={small ? 'small-valley' : 'valley'}>
          {small ? <SmallLandscape expansion={false} /> : <Landscape expansion={false} />}
        </div>
      </main>
    </div>
  );
}
