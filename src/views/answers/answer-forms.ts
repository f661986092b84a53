import {
  RESOURCES,
  type AnyTwoCard,
  type DecisionOptions,
  type FeedOptions,
  type PickOptions,
  type PlaceOptions,
  type Seat,
  type SeenGame,
  type SettleOptions,
} from '../../game/index.js';
import { answersIn } from '../sentences/answers.js';
import { goodsList } from '../sentences/grammar.js';
import { benefitNamed, placeNamed } from '../sentences/naming.js';
import { toldTo, type SentenceContext } from '../sentences/told.js';
import { actForms } from './act-forms.js';
import type { Asking } from './asking.js';
import type { AnswerForm, FormField } from './form.js';
import { firstOf, goodsFields, ofEach } from './goods-fields.js';

/** Every way to answer this decision of a seat, as forms that need nothing but a button and some numbers. */
export function answerForms(
  decision: DecisionOptions,
  game: SeenGame,
  seat: Seat,
  context: SentenceContext,
): readonly AnswerForm[] {
  const asking = askingOf(game, seat, context);
  switch (decision.kind) {
    case 'place':
      return placeForms(decision, asking);
    case 'act':
      return [...actForms(decision, game, asking), ...anyTwoForms(decision.anyTwo, asking)];
    case 'settle':
      return [settleForm(decision, asking)];
    case 'pickDie':
      return pickForms(decision, asking);
    case 'feed':
      return [...feedForms(decision, asking), ...anyTwoForms(decision.anyTwo, asking)];
  }
}

/** What this seat has, in a sentence. */
export function stockLine(game: SeenGame, seat: Seat, context: SentenceContext): string {
  const { told, say, stock } = askingOf(game, seat, context);
  return say.youHave(goodsList(told.words, stock));
}

function askingOf({ rules, tribes }: SeenGame, seat: Seat, context: SentenceContext): Asking {
  const stock = tribes[seat - 1]?.stock;
  if (stock === undefined) throw new Error(`nobody sits in seat ${seat}`);
  return { told: toldTo({ rules, ...context }), say: answersIn(context.language), stock };
}

function placeForms({ places }: PlaceOptions, { told, say }: Asking): readonly AnswerForm[] {
  return places.flatMap((option) => {
    if ('closed' in option) return [];
    const { place, min, max } = option;
    const label = say.send(placeNamed(told, place)?.to ?? place);
    const people: FormField = { kind: 'number', name: 'people', label: say.howMany, min, max, value: min };
    return [{ move: `place ${place}`, label, fields: [people] }];
  });
}

/** The tools that bring most are chosen already, but never those that can be used only once. */
function settleForm({ tools, oneUse, plain, best, split }: SettleOptions, { say }: Asking): AnswerForm {
  const tokens = tools
    .filter(({ used }) => !used)
    .map(({ slot, value }) =>
      check(`tool.${slot}`, say.tool(value), best.oneUse.length === 0 && best.tools.includes(slot)),
    );
  const cards = oneUse
    .filter(({ used }) => !used)
    .map(({ card, value }) => check(`oneUse.${card}`, say.oneUseTool(value), false));
  const ornaments: FormField = {
    kind: 'number',
    name: 'ornaments',
    label: say.asOrnaments,
    min: 0,
    max: best.yield,
    value: 0,
  };
  return {
    move: 'settle',
    label: say.takeIt,
    hint: say.yields(plain, best.yield),
    fields: [...tokens, ...cards, ...(split ? [ornaments] : [])],
  };
}

const check = (name: string, label: string, checked: boolean): FormField => ({
  kind: 'check',
  name,
  label,
  checked,
});

const pickForms = ({ faces }: PickOptions, { told, say }: Asking): readonly AnswerForm[] =>
  faces.map(({ face, benefit }) => ({
    move: `pickDie ${face}`,
    label: say.takeDie(face, benefitNamed(told, benefit)),
    fields: [],
  }));

function anyTwoForms(anyTwo: AnyTwoCard | undefined, { told, say }: Asking): readonly AnswerForm[] {
  if (anyTwo === undefined) return [];
  const most = ofEach(anyTwo.count);
  const fields = goodsFields('goods', told.words, say.youTake, { most, kinds: RESOURCES });
  return [{ move: 'takeAnyTwo', label: say.takeAnyTwo, fields }];
}

/** Paying is prepared with the cheapest; going hungry is a button of its own that says what it costs. */
function feedForms({ choices }: FeedOptions, { told: { words }, say, stock }: Asking): readonly AnswerForm[] {
  const most = Math.max(...choices.map(({ count }) => count));
  const hungry = choices.find(({ count }) => count === 0);
  const value = firstOf(stock, most);
  const fields = goodsFields('pay', words, say.youPay, { most: stock, value, kinds: RESOURCES });
  return [
    ...(most > 0 ? [{ move: 'feed', label: say.feed, fields }] : []),
    ...(hungry === undefined
      ? []
      : [{ move: 'goHungry', label: say.goHungry(hungry.lost, words), fields: [] }]),
  ];
}
