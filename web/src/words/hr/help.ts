import type { MoreWords } from '../more-words.js';

export const help: MoreWords['help'] = {
  title: 'Pravila',
  intro:
    'Svako odbijanje imenuje pravilo na kojem stoji. Ovdje piše što koje kaže i u kojem ga retku pravila nalaziš.',
  all: 'Sva pravila',
  differ: 'U čemu se pravila razlikuju',
  lines: 'Redci pravila',
  silent: 'Pravila igre o tome šute: to je pravilo ovog stola.',
};
