import type { CancelReason, EditionId, HouseRules, RequestKind, Settings } from '../game/index.js';
import type { BotKind } from '../play/bot-kinds.js';
import type { NewsKind } from '../play/lobby-port.js';
import type { NewGame } from '../play/ports.js';
import type { ActorKind } from '../views/event-view.js';
import type { Status } from '../views/summary.js';
import { describeEnum } from './describe-enum.js';

export const EditionEnum = describeEnum(
  'EditionId',
  'A rulebook whose rules a game can be played by. See `editions` for what each says.',
  {
    CS_2019: 'cs-2019',
    CS_CLASSIC: 'cs-classic',
    SK_CLASSIC: 'sk-classic',
    HR_2008: 'hr-2008',
  } satisfies Record<string, EditionId>,
  {
    CS_2019: 'The Czech rulebook of 2019.',
    CS_CLASSIC: 'The older Czech rulebook.',
    SK_CLASSIC: 'The older Slovak rulebook.',
    HR_2008: 'The Croatian rulebook of 2008.',
  },
);

export const ExpansionEnum = describeEnum(
  'Expansion',
  'An expansion laid over the base game.',
  { STYLE: 'style' } satisfies Record<string, Settings['expansion']>,
  { STYLE: '"Style is the Goal": ornaments, a trader, a fifth card place, up to five players.' },
);

export const StarvationEnum = describeEnum(
  'Starvation',
  'What it costs when people go hungry.',
  { FLAT: 'flat', PER_MISSING: 'perMissing' } satisfies Record<string, HouseRules['starvation']>,
  {
    FLAT: 'All or nothing: ten points, however much is missing.',
    PER_MISSING: 'Any part may be paid; four points for each food still missing.',
  },
);

export const SpareGreensEnum = describeEnum(
  'SpareGreens',
  'How symbols of culture count that one has twice.',
  { SECOND_SET: 'secondSet', ONE_POINT_EACH: 'onePointEach' } satisfies Record<
    string,
    HouseRules['spareGreens']
  >,
  { SECOND_SET: 'As a second set, squared too.', ONE_POINT_EACH: 'One point each.' },
);

export const TieEnum = describeEnum(
  'TieBreak',
  'How equal scores are told apart.',
  { SUM: 'sum', LEXICOGRAPHIC: 'lexicographic' } satisfies Record<string, HouseRules['tie']>,
  {
    SUM: 'By the sum of agriculture, tools and people.',
    LEXICOGRAPHIC: 'By agriculture, then tools, then people.',
  },
);

export const SeatOrderEnum = describeEnum(
  'SeatOrder',
  'How the seats around the table are given out at the start.',
  { DRAWN: 'drawn', JOINED: 'joined' } satisfies Record<string, Settings['order']>,
  { DRAWN: 'They are drawn.', JOINED: 'Clockwise in the order of joining.' },
);

export const EntropyEnum = describeEnum(
  'EntropyKind',
  'How players put their own chance into the dice.',
  { SEALED: 'sealed', OPEN: 'open' } satisfies Record<string, Settings['entropy']>,
  {
    SEALED: 'Sealed when joining, revealed when ready: nobody can choose theirs after seeing the others.',
    OPEN: 'Given openly when joining; simpler, and every archive of the game says so.',
  },
);

export const VisibilityEnum = describeEnum(
  'Visibility',
  'Who may see a game.',
  { PUBLIC: 'public', UNLISTED: 'unlisted', INVITATION: 'invitation' } satisfies Record<
    string,
    NewGame['visibility']
  >,
  {
    PUBLIC: 'Everybody may watch and sit down; it is listed.',
    UNLISTED: 'Whoever has its link may watch and sit down, and those whom its owner has asked.',
    INVITATION: 'Whoever has its link may watch; only those whom its owner has asked by name may sit down.',
  },
);

export const StatusEnum = describeEnum(
  'GameStatus',
  'Where a game stands in its life.',
  { OPEN: 'open', RUNNING: 'running', OVER: 'over', CANCELLED: 'cancelled' } satisfies Record<string, Status>,
  {
    OPEN: 'Not started: players may join.',
    RUNNING: 'Being played.',
    OVER: 'Played to the end.',
    CANCELLED: 'Given up.',
  },
);

export const ActorKindEnum = describeEnum(
  'ActorKind',
  'How a command came about.',
  {
    SEAT: 'seat',
    BOT: 'bot',
    AUTOPILOT: 'autopilot',
    ORGANISER: 'organiser',
    ORDER: 'order',
    OWNER: 'owner',
    SERVER: 'server',
  } satisfies Record<string, ActorKind>,
  {
    SEAT: 'By the hand of the person in that seat.',
    BOT: 'By the bot in that seat.',
    AUTOPILOT: 'By the autopilot that keeps that seat.',
    ORGANISER: 'By somebody who sees to the game.',
    ORDER: 'By a standing order of the person in that seat.',
    OWNER: 'By whoever opened the game.',
    SERVER: 'By the server itself.',
  },
);

export const SessionKindEnum = describeEnum(
  'SessionKind',
  'How the new session is handed over.',
  { COOKIE: 'cookie', TOKEN: 'token' },
  {
    COOKIE: 'As an httpOnly cookie of this answer: for pages.',
    TOKEN: 'As `token` in the answer, to be sent as `Authorization: Bearer …`: for programs.',
  },
);

export const BotKindEnum = describeEnum(
  'BotKind',
  'A player made of rules.',
  { STEADY: 'steady', RANDOM: 'random' } satisfies Record<string, BotKind>,
  {
    STEADY: 'Feeds its tribe and builds: a fair opponent for somebody new.',
    RANDOM: 'Does anything that is allowed, without a plan.',
  },
);

export const RequestKindEnum = describeEnum(
  'RequestKind',
  'What the table is asked to agree to.',
  {
    UNDO: 'undo',
    CANCEL: 'cancel',
    FINISH: 'finish',
    REPLACE: 'replace',
    PAUSE: 'pause',
  } satisfies Record<string, RequestKind>,
  {
    UNDO: 'Take moves back to `toVersion`.',
    CANCEL: 'Give the game up without a result.',
    FINISH: 'End the game here and count the points.',
    REPLACE: 'Let somebody else take the seat `about`.',
    PAUSE: 'Stop all clocks, until somebody lets them run again.',
  },
);

export const NewsKindEnum = describeEnum(
  'NewsKind',
  'What there is to know about a table.',
  { EXPIRED: 'expired', CANCELLED: 'cancelled', REMOVED: 'removed' } satisfies Record<string, NewsKind>,
  {
    EXPIRED: 'Nothing came of it in time, and the server has closed it.',
    CANCELLED: 'Its owner has given it up before the start.',
    REMOVED: 'Its owner has freed your seat.',
  },
);

export const CancelReasonEnum = describeEnum(
  'CancelReason',
  'Why a game was cancelled.',
  { BEFORE_START: 'beforeStart', BY_CONSENT: 'byConsent', IDLE: 'idle' } satisfies Record<
    string,
    CancelReason
  >,
  {
    BEFORE_START: 'Its owner gave it up before the start.',
    BY_CONSENT: 'Its players agreed to.',
    IDLE: 'Nothing happened in it for too long; a table that has not started expires after 14 days.',
  },
);

export const GameListEnum = describeEnum(
  'GameList',
  'Which games are listed.',
  { JOINABLE: 'joinable', RUNNING: 'running', FINISHED: 'finished', MINE: 'mine' },
  {
    JOINABLE: 'Public tables with a free seat, newest first.',
    RUNNING: 'Public games that are being played, newest first.',
    FINISHED:
      'Games played to the end, the last one first: public ones, or those of `personId` that you may see.',
    MINE: 'Games you opened or sit in, those in which something happened last first.',
  },
);
