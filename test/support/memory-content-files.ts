import type { Added, ContentFiles, StoredContent } from '../../src/play/content-port.js';

/** Content files for as long as a test. */
export function memoryContentFiles(): ContentFiles {
  const kept: StoredContent[] = [];
  return {
    all: () => Promise.resolve([...kept]),
    byHash: (wanted) => Promise.resolve(kept.find(({ hash }) => hash === wanted)),
    add: (content, addedAt, refuse): Promise<Added> => {
      if (kept.some(({ hash }) => hash === content.hash)) return Promise.resolve({ kind: 'known' });
      const problems = refuse(kept.map(({ file }) => file));
      if (problems.length > 0) return Promise.resolve({ kind: 'refused', problems });
      kept.push({ ...content, addedAt });
      return Promise.resolve({ kind: 'added' });
    },
  };
}
