/** How the game is played, for somebody who has never seen it. */
export const learn = {
  lead: 'Five minutes to read, and you can sit down at any table.',
  contents: 'On this page',
  behind: 'The rules behind it',
  aim: {
    title: 'What it is about',
    out: 'You lead a small tribe in a green valley. Round after round you send your people out: to hunt, to bring wood, brick, stone and gold, to work in the village, and to buy cards and buildings.',
    points:
      'Buildings bring points at once, cards mostly at the end. Whoever has the most points then wins. Everybody begins with five people and twelve food, and nearly everything lies open on the table.',
  },
  round: {
    title: 'A round in three phases',
    placing:
      'The players take turns, and each time send people to one place, as long as anybody is left at home. What is taken is taken for this round: go first where you most want to be.',
    acting:
      'The starting player acts with all their people, then the next one does. The order is yours: first the wood, then the building that it pays for.',
    feeding:
      'Everybody eats one food. Then the cards move on, the tools are ready again, and the next player starts.',
    phases: { placing: 'Placing people', acting: 'Acting', feeding: 'Feeding' },
  },
  places: {
    title: 'Where people go',
    once: 'As a rule you send people to a place once in a round, and they stay there until they have acted.',
    columns: { place: 'Place', people: 'People', gives: 'What it gives' },
    anyNumber: 'any number',
    card: 'Card',
    building: 'Building',
    gives: {
      toolMaker: 'A tool, or a better one.',
      hut: 'One person more in your tribe.',
      field: 'One grain more: one food every round.',
      card: 'A civilisation card for resources.',
      building: 'A building for resources: points at once.',
    },
    few: 'With fewer than four players the valley is narrower: fewer tribes share a place, and not every place of the village can be used.',
  },
  dice: {
    title: 'Dice and tools',
    roll: 'You roll one die for each of your people at a place, add up the pips and divide them by the number of the place. What is left over is lost.',
    tools:
      'Then you may add tools: each makes one roll in a round better by its value. You have room for three, and they get better with time. Some cards are tools for one use.',
    example: (place: string, sum: number, amount: string) => `${place}: ${sum} pips bring ${amount}.`,
    withTool: (value: number, sum: number, amount: string) =>
      `With a tool of ${value} they are ${sum}: you take ${amount}.`,
  },
  cards: {
    title: 'Civilisation cards',
    price:
      'Put a person on a card and pay as many resources of any kinds as its place says, one to four. What nobody buys is cheaper in the next round.',
    halves:
      'The upper half is yours at once: goods, points, a tool, or dice from which everybody takes one. The lower half counts at the end.',
    leave: 'You need not buy: then your person simply comes home.',
    now: 'Upper half: now',
    later: 'Lower half: at the end',
  },
  buildings: {
    title: 'Buildings',
    buy: 'Put a person on the tile on top of a stack, pay its price, and its points are yours at once.',
    chosen:
      'Some tiles name their goods. With others you choose what to pay with, and each piece brings points:',
  },
  feeding: {
    title: 'Food and hunger',
    eat: 'First you harvest one food for each of your grain. Then every person eats one food, also those who came in this round.',
    hunger:
      'What is missing can be replaced by resources, one for each food. Going hungry costs points; how many, the rulebook says:',
  },
  end: {
    title: 'The end and the points',
    when: 'The game ends with the round in which somebody buys the last tile of a stack, or when there are too few cards to fill the row. To the points you have is then added:',
    culture: 'Green cards: the number of different symbols, times itself. Five different ones are 25 points.',
    people: 'Sand-coloured cards: people, times what they stand for:',
    goods: 'One point for each resource that is left, none for food.',
    times: {
      farmer: 'grain',
      toolMaker: 'value of the tools',
      hutBuilder: 'buildings',
      shaman: 'people',
    },
  },
  style: {
    title: 'Style is the Goal',
    intro: 'With this expansion the tribes begin to care for their looks, and a fifth player can sit down.',
    ornaments: {
      title: 'Ornaments',
      text: 'Each piece from a hunt may be food or an ornament; the trader gives more of them. They pay where a price asks for them.',
    },
    trade: {
      title: 'Trader and trade',
      text: 'Two people at the trader move you on along the trade track. While buying you may then exchange resources and ornaments once in a round, the better the further you are:',
    },
    ratio: (from: number, to: number, give: number, take: number) =>
      `Step ${from}–${to}: ${give} for ${take}`,
    card: {
      title: 'The fifth card',
      text: 'It costs ornaments alone. For some more you also take the top card of the deck.',
    },
    tiles: {
      title: 'New buildings',
      text: 'They draw cards from the deck, open a style market, or are places where only your people work.',
    },
    approx: 'Values that we could read nowhere wear a ≈.',
  },
  slow: {
    title: 'A game that lasts for days',
    turn: {
      title: 'Your turn',
      text: 'The first page always shows what waits for you, the longest first. If you like, a mail comes too, and much can be decided right from it.',
    },
    time: {
      title: 'Time',
      text: 'Each table says how long a decision may take. The time runs only in the hours in which you are awake, and stands still on vacation. Whoever is late is excused the first time; after that the autopilot plays until they are back.',
    },
    asked: {
      title: 'No choice',
      text: 'What leaves nothing to choose is done by the server, and the chronicle says so.',
    },
    undo: {
      title: 'Taking back',
      text: 'You can take back your last move until dice fall, a card is turned up, or somebody else moves. After that everybody has to agree.',
    },
    fair: {
      title: 'Fairness',
      text: 'Nobody chooses the dice, not even the server: before the start everybody adds their share of chance. Every move is kept, and after the end anybody can check the whole game.',
    },
  },
  start: {
    title: 'Now try it',
    text: 'A first game against a bot gives you a hint at every step.',
    rules: 'All rules',
  },
};
