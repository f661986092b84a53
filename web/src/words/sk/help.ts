import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravidlá',
  intro:
    'Každé odmietnutie menuje pravidlo, na ktorom stojí. Tu je, čo ktoré hovorí a pod ktorým nadpisom pravidiel to nájdeš.',
  all: 'Všetky pravidlá',
  differ: 'V čom sa pravidlá líšia',
  sources: 'Kde to pravidlá hovoria',
  silent: 'Pravidlá hry o tom mlčia: je to pravidlo tohto stola.',
};
