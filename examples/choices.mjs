// @ts-check
/**
 * Turns what the server offers into a list to choose from. There is no rule of the game in here: whatever is listed
 * comes from `options`, and whatever is chosen goes back as it came.
 *
 * @typedef {import('cairn/client').Game} Game
 * @typedef {NonNullable<NonNullable<Game['options']>['decision']>} Decision
 * @typedef {import('cairn/client').CommandName} CommandName
 * @typedef {Record<string, number>} Amounts
 *
 * @typedef {object} Choice One thing you may do now.
 * @property {string} text What it says to a person.
 * @property {CommandName} command The mutation that does it.
 * @property {Record<string, unknown>} input What it takes besides game and decision.
 * @property {{ field: string, question: string, min: number, max: number }} [number] A number still to be named.
 */

/** What is left of an amount without the zeros: as payments are written. @param {Amounts | object} goods */
export const some = (goods) =>
  /** @type {Amounts} */ (Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0)));

/** @param {object} goods */
export const inWords = (goods) =>
  Object.entries(some(goods))
    .map(([good, count]) => `${count} ${good}`)
    .join(', ') || 'nothing';

/** What lies on a place, so that one need not look it up. @param {Game} game @param {string} place */
function nameOf({ board }, place) {
  const card = board?.cardPlaces.find(({ id }) => id === place);
  if (card?.card)
    return `${place} (${card.card.top.words}; ${card.card.bottom.words}) for ${card.price.words}`;
  const { building } = board?.stacks.find(({ id }) => id === place) ?? {};
  if (!building) return place;
  const { min, max } = building.points;
  return `${place} (${min === max ? min : `${min} to ${max}`} points) for ${building.price.words}`;
}

/** @param {Game} game @param {Extract<Decision, { __typename: 'PlaceDecision' }>} decision @returns {Choice[]} */
const placing = (game, { places }) =>
  places.flatMap(({ place, min, max }) => {
    if (min === null || max === null) return [];
    const number = { field: 'people', question: 'How many people', min, max };
    return [{ text: `go to ${nameOf(game, place)}`, command: 'placePeople', input: { place }, number }];
  });

/** @typedef {Extract<Decision, { __typename: 'ActDecision' }>['places'][number]} Act */
/** @typedef {NonNullable<Act['offer']>} Offer */

/** Ways to pay, as the server suggests them. @param {Offer | null | undefined} offer */
function paymentsFor(offer) {
  if (offer?.suggested) return [{ pay: some(offer.suggested), text: inWords(offer.suggested) }];
  if (!offer?.traded) return [];
  const { pay, give, take } = offer.traded;
  const text = `${inWords(pay)}, trading ${inWords(give)} for ${inWords(take)}`;
  return [{ pay: some(pay), trade: { give: some(give), take: some(take) }, text }];
}

/** @param {Game} game @param {Act} act @returns {Choice[]} */
function buying(game, { place, action, offer, extra }) {
  const [buy, leave] =
    action === 'BUY_CARD'
      ? /** @type {const} */ (['buyCard', 'declineCard'])
      : /** @type {const} */ (['buyBuilding', 'declineBuilding']);
  const name = nameOf(game, place);
  return [
    ...paymentsFor(extra?.offer).map(({ text, ...payment }) => ({
      text: `buy ${name} and an extra card: pay ${text}`,
      command: buy,
      input: { place, extra: true, ...payment },
    })),
    ...paymentsFor(offer).map(({ text, ...payment }) => ({
      text: `buy ${name}: pay ${text}`,
      command: buy,
      input: { place, ...payment },
    })),
    { text: `leave ${name}`, command: leave, input: { place } },
  ];
}

/** @param {Game} game @param {Act} act @returns {Choice[]} */
function acting(game, act) {
  const { place, action, benefit, dice } = act;
  if (action === 'USE')
    return [{ text: `${place}: take ${benefit?.words ?? 'it'}`, command: 'usePlace', input: { place } }];
  if (action === 'ROLL')
    return [{ text: `${place}: roll ${dice ?? 0} dice`, command: 'roll', input: { place } }];
  return buying(game, act);
}

/** @param {Extract<Decision, { __typename: 'SettleDecision' }>} decision @returns {Choice[]} */
function settling({ best, plain, good, split, tools }) {
  const ornaments = {
    field: 'ornaments',
    question: 'How many of them as ornaments',
    min: 0,
    max: best.yield,
  };
  const rest = split ? { number: ornaments } : {};
  const input = { tools: best.tools, oneUse: best.oneUse };
  const all = tools.filter(({ used }) => !used).map(({ slot }) => slot);
  /** @type {Choice[]} */
  const choices = [
    { text: `take ${best.yield} ${good} with the best tools`, command: 'settle', input, ...rest },
  ];
  if (plain === best.yield) return choices;
  return [
    ...choices,
    { text: `take ${plain} ${good} and keep the tools`, command: 'settle', input: {}, ...rest },
    { text: 'use all tools', command: 'settle', input: { tools: all }, ...rest },
  ];
}

const KINDS = /** @type {const} */ (['wood', 'brick', 'stone', 'gold']);

/** So many resources, the cheapest first. @param {Game} game @param {number} count */
function cheapest(game, count) {
  const stock = game.board?.tribes.find(({ seat }) => seat === game.mySeat?.seat)?.stock;
  let left = count;
  return some(
    Object.fromEntries(
      KINDS.map((kind) => {
        const paid = Math.min(left, stock?.[kind] ?? 0);
        left -= paid;
        return [kind, paid];
      }),
    ),
  );
}

/** @param {{ count: number } | null} anyTwo @returns {Choice[]} */
const takingAny = (anyTwo) =>
  anyTwo === null
    ? []
    : KINDS.flatMap((one, index) =>
        KINDS.slice(index).map((other) => {
          const goods = one === other ? { [one]: anyTwo.count } : { [one]: 1, [other]: anyTwo.count - 1 };
          return {
            text: `use your card and take ${inWords(goods)}`,
            command: 'takeAnyTwo',
            input: { goods },
          };
        }),
      );

/** Everything you may do now. @param {Game} game @param {Decision} decision @returns {Choice[]} */
export function choicesIn(game, decision) {
  switch (decision.__typename) {
    case 'PlaceDecision':
      return placing(game, decision);
    case 'ActDecision':
      return [...decision.places.flatMap((act) => acting(game, act)), ...takingAny(decision.anyTwo)];
    case 'SettleDecision':
      return settling(decision);
    case 'PickDieDecision':
      return decision.faces.map(({ face, benefit, works }) => ({
        text: `take the ${face}: ${benefit.words}${works ? '' : ', which you cannot use'}`,
        command: 'pickDie',
        input: { face },
      }));
    case 'FeedDecision':
      return [
        ...decision.choices
          .toSorted((one, other) => one.lost - other.lost)
          .map(({ count, lost }) => ({
            text:
              count === 0
                ? `go hungry and lose ${lost} points`
                : `pay ${count} resources, lose ${lost} points`,
            command: /** @type {const} */ ('feed'),
            input: { pay: cheapest(game, count) },
          })),
        ...takingAny(decision.anyTwo),
      ];
  }
}
