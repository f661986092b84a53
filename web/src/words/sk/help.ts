import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravidlá',
  intro:
    'Každé odmietnutie menuje pravidlo, na ktorom stojí. Tu je, čo ktoré hovorí a na ktorom riadku pravidiel to nájdeš.',
  all: 'Všetky pravidlá',
  differ: 'V čom sa pravidlá líšia',
  lines: 'Riadky pravidiel',
  silent: 'Pravidlá hry o tom mlčia: je to pravidlo tohto stola.',
};
