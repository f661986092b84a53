import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravila',
  intro:
    'Svako odbijanje imenuje pravilo na kojem stoji. Ovdje piše što koje kaže i pod kojim ga naslovom pravila nalaziš.',
  all: 'Sva pravila',
  differ: 'U čemu se pravila razlikuju',
  sources: 'Gdje to pravila kažu',
  silent: 'Pravila igre o tome šute: to je pravilo ovog stola.',
};
