import { EDITION_TABLE, EDITIONS, type EditionId, type Switches } from '../game/index.js';
import type { Language } from './sentences/languages.js';
import { nameOfEdition } from './sentences/names.js';
import { switchWords } from './sentences/settings-words.js';
import type { Speech } from './sentences/told.js';

export type SwitchView = Readonly<{ name: keyof Switches; words: string; citation: string }>;
export type EditionView = Readonly<{
  id: EditionId;
  name: string;
  rulebook: string;
  switches: readonly SwitchView[];
}>;

/** Every edition, with what its rulebook says where rulebooks differ, and on which line. */
export const editionViews = (language: Language): readonly EditionView[] =>
  EDITIONS.map((id) => editionView(id, { language }));

function editionView(id: EditionId, speech: Speech): EditionView {
  const { rulebook, switches, citations } = EDITION_TABLE[id];
  const names = Object.keys(citations) as readonly (keyof Switches)[];
  return {
    id,
    name: nameOfEdition(id, speech),
    rulebook,
    switches: names.map((name) => ({
      name,
      words: switchWords(switches, speech)[name],
      citation: citations[name],
    })),
  };
}
