import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravidla',
  intro:
    'Každé odmítnutí jmenuje pravidlo, na kterém stojí. Tady je, co které říká a pod kterým nadpisem pravidel to najdeš.',
  all: 'Všechna pravidla',
  differ: 'V čem se pravidla liší',
  sources: 'Kde to pravidla říkají',
  silent: 'Pravidla hry o tom mlčí: je to pravidlo tohoto stolu.',
};
