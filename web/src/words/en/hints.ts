/** The first minute: one sentence beside each thing, until it was used once. */
export const hints = {
  hunt: (people: number) => `Your tribe eats ${people} each round. Hunters bring food.`,
  gather: 'People here bring wood; other places bring dearer goods.',
  village: 'Tool maker, hut and field make every later round better.',
  card: 'One person may buy a card: something now, points at the end.',
  feed: 'Everybody eats one food. What is missing costs resources or points.',
  whole: 'That is the whole game.',
  keep: 'Keep your seat: add a mail address',
  none: 'No more hints',
};
