import { unannouncedBreaks } from '../../tools/lib/breaking.mjs';

const RELEASED = `type Query { game(id: ID!, at: Int): Game old: String } type Game { id: ID! title: String! size: Int } enum Word { ONE TWO }`;
const changelog = (...lines: readonly string[]): string =>
  `# Changelog\n\n## Unreleased\n\n${lines.join('\n')}\n\n## 1.0.0\n\n- Breaking: \`Query.old\` is gone.\n`;

describe('a schema that breaks clients of the last release', () => {
  it.each([
    ['a field that is gone', RELEASED.replace(' old: String', ''), 'Query.old'],
    ['a type that is gone', RELEASED.replace('title: String!', 'title: Int!'), 'Game.title'],
    ['an argument that is gone', RELEASED.replace(', at: Int', ''), 'Query.game'],
    ['a value that is gone', RELEASED.replace(' TWO', ''), 'TWO'],
    ['an argument that is new and needed', RELEASED.replace('at: Int', 'at: Int, by: ID!'), 'Query.game'],
  ])('is found out: %s', (_what, current, name) => {
    expect(unannouncedBreaks(RELEASED, current, changelog('- Something else.'))).toHaveLength(1);
    expect(
      unannouncedBreaks(RELEASED, current, changelog(`- Breaking: \`${name}\` is otherwise now.`)),
    ).toEqual([]);
    expect(unannouncedBreaks(RELEASED, current, changelog(`- \`${name}\` without the word.`))).toHaveLength(
      1,
    );
  });

  it('may grow', () => {
    const grown = RELEASED.replace('title: String!', 'title: String! more: [String!]!');
    expect(unannouncedBreaks(RELEASED, grown, changelog())).toEqual([]);
  });
});
