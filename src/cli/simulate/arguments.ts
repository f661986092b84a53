import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { EDITIONS } from '../../game/index.js';
import type { EditionId, HouseRules } from '../../game/index.js';
import { BOT_NAMES, isBotName } from '../../bots/bots.js';
import type { BotName } from '../../bots/bots.js';
import type { Choice } from '../../bots/self-play.js';
import { HOUSE_RULE_WORDS, houseRulesIn } from './house-rules.js';

/** What is to be simulated. */
export type Wanted = Readonly<{
  games: number;
  /** The number of the first game, to play one of a longer run again. */
  first: number;
  players: number;
  choice: Choice;
  /** The path of a content file. */
  content: string | undefined;
  /** One for each player. */
  bots: readonly BotName[];
  seed: string;
  /** A folder for the record of every game. */
  record: string | undefined;
  json: boolean;
}>;

const MOST_GAMES = 10_000_000;

export const USAGE = `Usage: cairn simulate [options]

Plays games among bots, checks the rules on every move, and shows how the games went.

  --games N            how many games (100)
  --players P          2 to 4, with the expansion 2 to 5 (4)
  --edition E          ${EDITIONS.join(', ')} (${EDITIONS[0]})
  --expansion style    play with the expansion "Style is the Goal"
  --older-tiles        ... and with its six older tiles
  --content FILE       ... and with cards and tiles as this content file corrects them
  --house-rules R,...  where to differ from the edition: ${HOUSE_RULE_WORDS.slice(0, 2).join(', ')},
                       ${HOUSE_RULE_WORDS.slice(2).join(', ')}
  --bots A,B,...       ${BOT_NAMES.join(' or ')}: one for all players, or one for each (steady)
  --seed S             the same seed plays the same games (1)
  --first N            number of the first game, to play one of a longer run again (1)
  --record FOLDER      write every game down, command by command; no file is ever overwritten
  --json               end with one line of JSON

Ends with 1 if a rule was violated; that game is then written to a file, command by command.`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  players: { type: 'string', default: '4' },
  edition: { type: 'string', default: EDITIONS[0] },
  expansion: { type: 'string' },
  'older-tiles': { type: 'boolean', default: false },
  content: { type: 'string' },
  'house-rules': { type: 'string' },
  bots: { type: 'string', default: 'steady' },
  seed: { type: 'string', default: '1' },
  first: { type: 'string', default: '1' },
  record: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What the words on the command line ask for; 'help' if they ask for that. */
export function readArguments(args: readonly string[]): Wanted | 'help' {
  const { values } = parsed(args);
  if (values.help) return 'help';
  const { expansion } = values;
  if (expansion !== undefined && expansion !== 'style') throw wrong('--expansion must be style');
  if (values['older-tiles'] && expansion === undefined) throw wrong('--older-tiles needs --expansion style');
  const players = whole('players', values.players, 2, expansion === undefined ? 4 : 5);
  return {
    games: whole('games', values.games, 1, MOST_GAMES),
    first: whole('first', values.first, 1, MOST_GAMES),
    players,
    choice: {
      edition: edition(values.edition),
      ...(expansion === undefined ? {} : { expansion }),
      ...(values['older-tiles'] ? { olderTiles: true } : {}),
      ...houseRules(values['house-rules']),
    },
    content: values.content,
    bots: bots(values.bots, players),
    seed: values.seed,
    record: values.record,
    json: values.json,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (message: string): Error =>
  Object.assign(mistake(`${message}\nTry: cairn simulate --help`), { exitCode: 2 });

function whole(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw wrong(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function edition(name: string): EditionId {
  const found = EDITIONS.find((each) => each === name);
  if (found === undefined) throw wrong(`--edition must be one of ${EDITIONS.join(', ')}, not "${name}"`);
  return found;
}

function houseRules(list: string | undefined): Readonly<{ houseRules?: HouseRules }> {
  if (list === undefined) return {};
  const found = houseRulesIn(list);
  if ('wrong' in found)
    throw wrong(`--house-rules knows ${HOUSE_RULE_WORDS.join(', ')}, each once, not "${found.wrong}"`);
  return { houseRules: found.rules };
}

function bots(list: string, players: number): readonly BotName[] {
  const names = list.split(',').map((name) => {
    if (!isBotName(name)) throw wrong(`--bots knows ${BOT_NAMES.join(' and ')}, not "${name}"`);
    return name;
  });
  const [only] = names;
  if (names.length === 1 && only !== undefined) return Array.from({ length: players }, () => only);
  if (names.length !== players) throw wrong(`--bots names ${names.length} bots for ${players} players`);
  return names;
}
