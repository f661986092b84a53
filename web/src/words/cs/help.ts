import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravidla',
  intro:
    'Každé odmítnutí jmenuje pravidlo, na kterém stojí. Tady je, co které říká a na kterém řádku pravidel to najdeš.',
  all: 'Všechna pravidla',
  differ: 'V čem se pravidla liší',
  lines: 'Řádky pravidel',
  silent: 'Pravidla hry o tom mlčí: je to pravidlo tohoto stolu.',
};
