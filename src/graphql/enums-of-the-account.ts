import type { Scope } from '../play/policy.js';
import { describeEnum } from './describe-enum.js';

export const ScopeEnum = describeEnum(
  'Scope',
  'What an access token may be used for. None can touch the account itself.',
  { READ: 'read', PLAY: 'play', ORGANISE: 'organise' } satisfies Record<string, Scope>,
  {
    READ: 'See what you see. Every token has this.',
    PLAY: 'Open tables, sit down, make moves: everything that happens in a game.',
    ORGANISE: 'See to games as an organiser, as far as you are one.',
  },
);
