import { gameOptions, refuseMove, seenBy, type GameCommand, type Goods } from '../../src/game/index.js';
import { commandIn, type Filled } from '../../src/play/answers/command-in.js';
import { answerForms, stockLine } from '../../src/views/answers/answer-forms.js';
import type { AnswerForm, FormField } from '../../src/views/answers/form.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { botTurns, type BotTurn } from '../support/bot-games.js';

/** How a person would have to fill in a form to mean this command. */
function filling(command: GameCommand): Readonly<{ move: string; filled: Record<string, string> }> {
  const goods = (of: string, some: Goods = {}) =>
    Object.fromEntries(Object.entries(some).map(([kind, count]) => [`${of}.${kind}`, String(count)]));
  switch (command.type) {
    case 'PlacePeople':
      return { move: `place ${command.place}`, filled: { people: String(command.people) } };
    case 'UsePlace':
      return { move: `use ${command.place}`, filled: {} };
    case 'Roll':
      return { move: `roll ${command.place}`, filled: {} };
    case 'Settle': {
      const ticked = [
        ...command.tools.map((slot) => `tool.${slot}`),
        ...command.oneUse.map((card) => `oneUse.${card}`),
      ];
      const split = command.ornaments === undefined ? {} : { ornaments: String(command.ornaments) };
      return {
        move: 'settle',
        filled: { ...Object.fromEntries(ticked.map((name) => [name, 'on'])), ...split },
      };
    }
    case 'BuyCard':
    case 'BuyBuilding': {
      const extra = command.type === 'BuyCard' && command.extra === true ? { extra: 'on' } : {};
      const trade = { ...goods('give', command.trade?.give), ...goods('take', command.trade?.take) };
      const move = `${command.type === 'BuyCard' ? 'buyCard' : 'buyBuilding'} ${command.place}`;
      return { move, filled: { ...goods('pay', command.pay), ...trade, ...extra } };
    }
    case 'DeclineCard':
      return { move: `declineCard ${command.place}`, filled: {} };
    case 'DeclineBuilding':
      return { move: `declineBuilding ${command.place}`, filled: {} };
    case 'PickDie':
      return { move: `pickDie ${command.face}`, filled: {} };
    case 'TakeAnyTwo':
      return { move: 'takeAnyTwo', filled: goods('goods', command.goods) };
    case 'Feed': {
      const pay = goods('pay', command.pay);
      return Object.keys(pay).length === 0 ? { move: 'goHungry', filled: {} } : { move: 'feed', filled: pay };
    }
  }
}

/** What a browser sends if only the button is pressed. */
const untouched = ({ fields, more }: AnswerForm): Filled =>
  Object.fromEntries(
    [...fields, ...(more?.fields ?? [])].flatMap((field) => {
      if (field.kind === 'number') return [[field.name, String(field.value)]];
      return field.checked ? [[field.name, 'on']] : [];
    }),
  );

function formsAt({ table, open: { seat } }: BotTurn, language: Language): readonly AnswerForm[] {
  const { game } = seenBy(table, seat);
  const decision = game && gameOptions(game, seat);
  if (game === undefined || decision === undefined) throw new Error('nothing is asked');
  const { edition, expansion } = table.settings!;
  return answerForms(decision, game, seat, {
    language,
    edition,
    ...(expansion === undefined ? {} : { expansion }),
  });
}

const CHOICES = [
  [{ edition: 'cs-2019' }, 3],
  [{ edition: 'hr-2008', expansion: 'style', olderTiles: true }, 4],
] as const;

describe.each(CHOICES)('the forms of a game by %j', (choice, players) => {
  const turns: BotTurn[] = [];
  beforeAll(() => {
    for (const seed of ['one', 'two'])
      for (const turn of botTurns(
        choice,
        Array.from({ length: players }, () => 'random' as const),
        seed,
      ))
        turns.push(turn);
  });

  it('let everything be said that a player does, within their limits', () => {
    const missing = turns.flatMap((turn) => {
      const command = turn.taken.command as GameCommand;
      const { move, filled } = filling(command);
      const form = formsAt(turn, 'en').find((each) => each.move === move);
      const fields = new Map(
        [...(form?.fields ?? []), ...(form?.more?.fields ?? [])].map((each) => [each.name, each]),
      );
      const fits = (field: FormField | undefined, value: string): boolean =>
        field !== undefined &&
        (field.kind === 'check' || (Number(value) >= field.min && Number(value) <= field.max));
      const sayable =
        form !== undefined && Object.entries(filled).every(([name, value]) => fits(fields.get(name), value));
      return sayable ? [] : [JSON.stringify(command)];
    });
    expect(missing).toEqual([]);
    expect(turns.length).toBeGreaterThan(500);
  });

  it('are read as the command they stand for', () => {
    for (const { taken } of turns) {
      const { move, filled } = filling(taken.command as GameCommand);
      expect(commandIn(move, filled)).toEqual(taken.command);
    }
  });

  it('are filled in so that pressing the button is a legal move, where there is one to suggest', () => {
    const kinds = new Set<string>();
    for (const turn of turns) {
      const { game } = seenBy(turn.table, turn.open.seat);
      for (const form of formsAt(turn, 'en')) {
        const [kind = ''] = form.move.split(' ');
        const command = commandIn(form.move, untouched(form))!;
        const refusal = refuseMove(game!, turn.open.seat, command);
        if (refusal === undefined) kinds.add(kind);
        else expect(['takeAnyTwo', 'buyCard', 'buyBuilding']).toContain(kind);
      }
    }
    const always = [
      'place',
      'use',
      'roll',
      'settle',
      'feed',
      'goHungry',
      'pickDie',
      'buyCard',
      'buyBuilding',
    ];
    expect([...kinds]).toEqual(expect.arrayContaining(always));
  });

  it('have different words in each language, and none is empty', () => {
    for (const turn of turns.filter((_, index) => index % 25 === 0)) {
      const labels = LANGUAGES.map((language) =>
        formsAt(turn, language)
          .map(({ label }) => label)
          .join(),
      );
      expect(labels.every((label) => label.length > 0 && !label.includes('undefined'))).toBe(true);
      expect(new Set(labels).size).toBeGreaterThan(1);
    }
  });

  it('come with what the player has', () => {
    const { table, open } = turns[0]!;
    const { game } = seenBy(table, open.seat);
    expect(stockLine(game!, open.seat, { language: 'en' })).toMatch(/^You have 12 food.*\.$/);
  });
});

describe('what was filled in', () => {
  it.each([
    ['', {}],
    ['fly forest', {}],
    ['place forest hut', { people: '1' }],
    ['constructor', {}],
    ['__proto__', {}],
  ])('%j means nothing', (move, filled) => expect(commandIn(move, filled)).toBeUndefined());

  it('is left to the rules where it makes no sense', () => {
    expect(commandIn('place moon', { people: 'many' })).toEqual({
      type: 'PlacePeople',
      place: 'moon',
      people: -1,
    });
    expect(commandIn('feed', { 'pay.wood': '-3', 'pay.gold': '1e3', 'pay.food': '2' })).toEqual({
      type: 'Feed',
      pay: { wood: -1, gold: -1 },
    });
  });

  it('names no good of which there is none', () =>
    expect(commandIn('buyCard card1', { 'pay.wood': '0', 'pay.gold': '1', 'give.wood': '0' })).toEqual({
      type: 'BuyCard',
      place: 'card1',
      pay: { gold: 1 },
    }));
});
