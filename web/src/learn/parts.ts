/** What the page teaches, in this order. */
export const PARTS = [
  'aim',
  'round',
  'places',
  'dice',
  'cards',
  'buildings',
  'feeding',
  'end',
  'style',
  'slow',
] as const;
export type Part = (typeof PARTS)[number];

/** The rules that bind what a part tells, by their codes. */
export const RULES_BEHIND: Readonly<Record<Part, readonly string[]>> = {
  aim: ['R1', 'R20', 'R27'],
  round: ['R2', 'R3', 'R6', 'R24'],
  places: ['R4', 'R5', 'R13'],
  dice: ['R8', 'R9', 'R10'],
  cards: ['R12', 'R11', 'R14', 'R19', 'R21'],
  buildings: ['R16', 'R17', 'R18'],
  feeding: ['R22', 'R23'],
  end: ['R24', 'R25', 'R26', 'R27'],
  style: ['R28', 'R29', 'R30', 'R31', 'R32', 'R33', 'R34', 'R35'],
  slow: ['R7', 'R37', 'R38', 'R39'],
};
