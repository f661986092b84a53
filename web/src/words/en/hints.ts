/** The first minute: one sentence about each thing, until it was used once. */
export const hints = {
  hunt: (people: number) => `Your tribe eats ${people} each round. Hunters bring food.`,
  gather: 'Forest, clay pit, quarry and river bring resources for cards and buildings.',
  village: 'Tool maker, hut and field make every later round better.',
  card: 'One person may buy a card: something now, points at the end.',
  feed: 'Everybody eats one food. What is missing costs resources or points.',
  whole: 'That is the whole game.',
  keep: 'Keep your seat: make an account',
  none: 'No more hints',
};
