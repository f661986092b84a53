import { buildSchema, findBreakingChanges } from 'graphql';

/** Lines of the changelog's newest part that announce a break. */
const announced = (changelog) =>
  (changelog.split(/^## /m)[1] ?? '').split('\n').filter((line) => /^\s*- Breaking:/.test(line));

/** What a line of the changelog has to name: "Person.guest was removed.", "GONE was removed from enum type Word." */
const namesIn = (description) =>
  description.match(/[A-Za-z_]\w*(\.\w+)?/g).filter((word) => word.includes('.') || /^[A-Z]\w/.test(word));

/** What clients of the released schema would trip over and the changelog does not say, one line each. */
export function unannouncedBreaks(released, current, changelog) {
  const said = announced(changelog).join('\n');
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !namesIn(description).some((name) => said.includes(`\`${name}\``)));
}
