import { useLayout } from '../lib/use-media.js';
import { useWords } from '../words/use-words.js';
import { SmallLandscape } from './board/small-valley.js';
import { Landscape } from './board/wide-valley.js';

/** The valley is in the bundle and shows at once; people and numbers follow. */
export function Loading() {
  const { common } = useWords();
  const layout = useLayout();
  const small = layout === 'phone' || layout === 'split';
  return (
    <div className={`game ${layout} loading`} aria-busy="true">
      <div className="bars">
        <header className={layout === 'phone' ? 'small-top-bar' : 'top-bar'}>
          <h1>{common.appName}</h1>
        </header>
      </div>
      <main className="board" aria-label={common.loading}>
        <div className={small ? 'small-valley' : 'valley'}>
          {small ? <SmallLandscape expansion={false} /> : <Landscape expansion={false} />}
        </div>
      </main>
    </div>
  );
}
