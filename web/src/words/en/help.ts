/** The rules behind refusals. */
export const help = {
  title: 'Rules',
  intro:
    'Every refusal names the rule it rests on. Here is what each of them says, and under which heading of the rulebooks it is found.',
  all: 'All rules',
  differ: 'Where the rulebooks differ',
  sources: 'Where the rulebooks say so',
  silent: 'The rulebooks say nothing about this: it is a rule of this table.',
};
