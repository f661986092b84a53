import { emptyTableWith, EDITIONS } from '../../src/game/index.js';
import type { BotName } from '../../src/bots/bots.js';
import type { Choice } from '../../src/bots/self-play.js';
import { chanceOf } from '../../src/bots/chance.js';
import { newTally } from '../../src/cli/simulate/checks/moment.js';
import { playGame } from '../../src/cli/simulate/play-game.js';
import { gameView } from '../../src/views/game-view.js';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import { sentenceOf } from '../../src/views/sentences/sentence-of.js';
import { soundContent } from '../support/content-example.js';
import { LONG } from '../support/long.js';
import { randomContent } from '../support/random-content.js';

const FILES = LONG ? 200 : 8;

describe('whatever a sound content file says', () => {
  it.each(Array.from({ length: FILES }, (_, nth) => nth))('can be played with: file %i', (nth) => {
    const content = soundContent(randomContent(chanceOf('content', nth)));
    const players = 2 + (nth % 4);
    const choice: Choice = {
      edition: EDITIONS[nth % EDITIONS.length]!,
      expansion: 'style',
      ...(nth % 2 === 0 ? { olderTiles: true } : {}),
      contentFile: content.hash,
    };
    const bots = Array.from({ length: players }, (_, seat): BotName =>
      seat % 2 === 0 ? 'steady' : 'random',
    );
    const empty = emptyTableWith(content.tables);
    const { violations, table, taken } = playGame(
      { name: `content ${nth}`, choice, bots, empty },
      newTally(),
    );
    expect(violations).toEqual([]);
    expect(table.closed).toBe('over');

    const language = LANGUAGES[nth % LANGUAGES.length]!;
    expect(gameView(table, { seat: 1, settled: true, language }).board?.tables).toBe(
      table.game!.rules.content,
    );
    const told = taken.flatMap(({ recorded }) =>
      recorded.map(({ event }) =>
        sentenceOf(event, { language, expansion: 'style', rules: table.game!.rules }),
      ),
    );
    for (const sentence of told) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  });
});
