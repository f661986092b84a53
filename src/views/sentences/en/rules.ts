import type { RuleSentences } from '../rule-sentences.js';

export const RULE_SENTENCES: RuleSentences = {
  R1: [
    'Seats and the start',
    'Players sit clockwise. Their seats are drawn at the start, or follow the order of joining where the table says so. A table starts when its seats are taken and everybody is ready. There is one building stack for each player, with seven tiles. The starting player’s marker goes one seat on every round.',
  ],
  R2: [
    'Placing people',
    'In your turn you put people on exactly one place: one at the tool maker, in the field, on a card or on a building; exactly two in the hut and at the trader; as many as you like at the hunting ground; in the forest, the clay pit, the quarry and at the river as many as there are free rings, of seven. Taken rings stay taken until their people go home.',
  ],
  R3: [
    'Whose turn it is',
    'After each placement the turn goes clockwise to the next player who has somebody at home and a place to go to. Whoever has not is passed over for the rest of the round. When nobody can place any more, acting begins; people who fit nowhere stay at home and eat like all others.',
  ],
  R4: [
    'Once in a round',
    'You send people to the forest, the clay pit, the quarry, the river and a building of your own once in a round; none can follow later. Whether this holds for the hunting ground too depends on the rulebook. Each card and each building is a place of its own.',
  ],
  R5: [
    'Fewer players, fewer places',
    'In the forest, the clay pit, the quarry and at the river stand people of one tribe at most with two players, of two tribes with three. Of the places of the village two can be used in a round with two or three players, three with four, four with five. Hunting ground, cards and buildings have no such limit.',
  ],
  R6: [
    'Acting',
    'Beginning with the starting player, everybody in turn acts with all their people, in any order. People go home when the action of their place is done. Tool maker, hut, field, trader and every roll must be carried out; only cards and buildings can be left lying.',
  ],
  R7: [
    'Nobody is asked without a choice',
    'What leaves nothing to choose is done by the server, and the chronicle says so. It leaves a purchase for you only when nothing you have could pay for it.',
  ],
  R8: [
    'Dice and tools',
    'One die is rolled for each person at the place. After the roll you may add tools, each once in a round and with its whole value. The sum divided by the number of the place, rounded down, is what you take.',
  ],
  R9: [
    'New tools',
    'A new tool lies on the first empty space; when all three are taken, the lowest one becomes better by one, up to four. A tool that was used in this round stays used when it becomes better. All tools are ready again in the next round.',
  ],
  R10: [
    'One-use tools',
    'A one-use tool lies face up until you add it to a roll: once, with its whole value, alone or together with others, but never at a market. The lower half of its card counts at the end, used or not.',
  ],
  R11: [
    'Cards with a roll',
    'The dice of such a card are rolled as soon as it is bought. Tools may be added. It does not matter whether any of your people stand at that place.',
  ],
  R12: [
    'What a card costs',
    'A card costs what its place says in this round. Cards move to cheaper places only when the round ends.',
  ],
  R13: [
    'The hut',
    'Two people in the hut become three, up to ten in a tribe. The new one is at home, cannot be placed in this round any more and eats already.',
  ],
  R14: [
    'The market',
    'Whoever buys a market rolls one die for each player. Beginning with the buyer everybody takes exactly one die, clockwise, and at once what it gives. Dice stay as they fell and tools do not help. Then the buyer goes on.',
  ],
  R15: [
    'Market dice without a choice',
    'When all dice that are left show the same, the server hands them out. A die that gives you nothing may be taken all the same.',
  ],
  R16: [
    'Buying a building',
    'You pay, the tile and its points are yours, your person goes home, and the next tile of the stack is turned up; nobody can go there in this round. What the tile gives comes last.',
  ],
  R17: [
    'The last tile of a stack',
    'When somebody buys it, the game ends after this round, feeding included. As long as everybody leaves it, the game goes on.',
  ],
  R18: [
    'Prices',
    'You pay exactly the price. A card costs one to four resources of any kinds, as its place says. A building costs what stands on it: certain goods, or a number of resources of so many kinds, or one to seven of your choice, or one to four ornaments. Food pays for nothing, and ornaments only where the price says so.',
  ],
  R19: [
    'Extra cards',
    'An extra card is drawn from the deck and shown to its owner alone. Its upper half has no effect, its lower half counts at the end. When the deck is empty there is none.',
  ],
  R20: [
    'What is hidden',
    'Only extra cards are hidden, from everybody but their owner, until the end. An organiser sees them before only where the table was opened that way, and then never plays in that game.',
  ],
  R21: [
    'Two resources of your choice',
    'Such a card lies face up until you use it: two resources, alike or different, no ornaments, whenever you are to act or to feed and no dice lie before you. Unused at the end it gives two points.',
  ],
  R22: [
    'Feeding',
    'First everybody takes as much food as they have grain. Then each person eats one food. Whoever has enough food pays with food.',
  ],
  R23: [
    'Hunger',
    'When food is short, all of it is eaten, and each missing one can be replaced by a resource. What hunger costs, and whether a part may be paid, depends on the rulebook.',
  ],
  R24: [
    'The end of a round and of the game',
    'When all are fed, the starting player’s marker goes on, tools are ready again, cards move to the cheapest places and free places are filled. The game is over when a stack has run out, or when there are fewer cards than free places. Nobody moves in a game that is over.',
  ],
  R25: [
    'How long a game lasts',
    'Until a stack or the deck runs out, however many rounds that takes. Everybody together may agree to end it before.',
  ],
  R26: [
    'Final scoring',
    'Different symbols on green cards count as many points as their number times itself. Farmers count times grain, tool makers times the value of the tools, hut builders times buildings, shamans times people, traders times steps on the trade track. Each resource is a point; food and ornaments are none. A score may be below zero.',
  ],
  R27: [
    'The winner',
    'The most points win. What decides between equals stands in the rulebook; whoever is equal in that too shares the place.',
  ],
  R28: [
    'With Style is the Goal',
    'Everybody begins with one ornament and at 0 of the trade track. There are the trader, a fifth card place, and more cards and buildings. Without the expansion nothing of this exists.',
  ],
  R29: [
    'Splitting the hunt',
    'With the expansion each piece that a hunt brings may be food or an ornament. You say how many of which after the roll.',
  ],
  R30: [
    'The trader',
    'Two people at the trader move you two steps on along the trade track, a card or a die one step, up to 10. Each move gives two ornaments; where nothing moves there are none.',
  ],
  R31: [
    'Trading',
    'While buying a card or a building you may exchange once at the rate of your step: two for one from step 1, one for one from step 4, one for two from step 9, in resources and ornaments. What you take must go into that payment; a second piece that is not needed is lost.',
  ],
  R32: [
    'When one can trade',
    'From step 1 of the trade track on, once in a round, and not in a round in which your people have been sent to the trader.',
  ],
  R33: [
    'The fifth card place',
    'Its card costs exactly three ornaments. For three more you also get the top card of the deck as an extra card. Resources cannot pay for it. When the round ends the card moves to the other places.',
  ],
  R34: ['The style market', 'It goes like the market, with the faces of the expansion.'],
  R35: [
    'Buildings to work at',
    'Only their owner sends people there, one to three, once in a round, from the round after they were bought. They roll and use tools as elsewhere.',
  ],
  R36: [
    'Buildings with an income',
    'They give it to their owner when acting begins, for the first time in the round after they were bought.',
  ],
  R37: [
    'Leaving a game',
    'Whoever gives up, or does not come back in time, is played by autopilot to the end and comes last. With two players the game ends then. A seat that autopilot keeps can be taken back by its player, or given to somebody else by the table.',
  ],
  R38: [
    'Undo',
    'Your last move can be taken back freely until dice fall, a card or a tile is turned up, or somebody else moves. Beyond that everybody has to agree. What fell or was turned up before does not come back by it.',
  ],
  R39: [
    'Decisions and requests',
    'A player is asked for one thing at a time: to place, to act, to settle a roll, to take a die, to feed. Undo, pauses and new players are requests to the table and stop no clock by themselves. What was sent twice counts once.',
  ],
  R40: [
    'What is open to you',
    'Everything you may do is listed, and what is closed says why: for the same reason a move would be refused.',
  ],
};
