import { EDITIONS, RULE_OF_REFUSAL } from '../../src/game/index.js';
import { ruleViews } from '../../src/views/rule-view.js';
import { LANGUAGES } from '../../src/views/sentences/languages.js';

const english = ruleViews('en');
const ruleOf = (code: string) => english.find((rule) => rule.code === code);

it('every refusal rests on a rule that can be read', () => {
  const told = new Set<string>(english.map(({ code }) => code));
  expect(Object.values(RULE_OF_REFUSAL).filter((rule) => !told.has(rule))).toEqual([]);
});

it.each(LANGUAGES)('each has a heading and full sentences of its own in %s', (language) => {
  const rules = ruleViews(language);
  expect(rules.filter(({ heading, text }) => !/[^.]$/.test(heading) || !/^[^a-z].+\.$/.test(text))).toEqual(
    [],
  );
  expect(new Set(rules.map(({ text }) => text)).size).toBe(rules.length);
  expect(new Set(rules.map(({ heading }) => heading)).size).toBe(rules.length);
});

it('cites every line that a refusal by it would cite, once and in order', () => {
  expect(ruleOf('R4')?.citations).toEqual(['000:123', '002:98', '003:260', '004:101']);
  expect(ruleOf('R32')?.citations).toEqual(['001:215', '001:225', '001:226']);
  expect(ruleOf('R10')?.citations).toEqual(['000:724', '002:311', '003:94', '003:96', '004:638']);
  expect(ruleOf('R38')?.citations).toEqual([]);
});

it('names the headings below which all of them stand, once and in order', () => {
  expect(ruleOf('R10')?.sources).toEqual([
    {
      rulebook: '000',
      name: 'Czech 2019 rules',
      headings: ['Přehled budov a civilizačních karet › Jednorázový nástroj'],
    },
    { rulebook: '002', name: 'Czech classic rules', headings: ['2. Vyhodnocení akcí › Civilizační karty'] },
    {
      rulebook: '003',
      name: 'Slovak classic rules',
      headings: ['Prehľad civilizačných kariet › Nástroj na jednorazové použitie'],
    },
    {
      rulebook: '004',
      name: 'Croatian 2008 rules',
      headings: ['Civilizacijske karte › Alat za jednokratno korištenje'],
    },
  ]);
  expect(ruleOf('R23')?.sources[0]?.headings).toEqual([
    '3. Krmení kmene › Nedostatek jídla',
    '3. Krmení kmene › Hlad',
  ]);
  expect(ruleOf('R32')?.sources.map(({ name }) => name)).toEqual(['Style is the Goal']);
  const books = (citations: readonly string[]) => new Set(citations.map((each) => each.slice(0, 3)));
  const untold = english.filter(({ citations, sources }) =>
    [...books(citations)].some((book) => !sources.some(({ rulebook }) => rulebook === book)),
  );
  expect(untold).toEqual([]);
});

it('says what each rulebook says where they differ', () => {
  expect(ruleOf('R23')?.editions.map(({ edition }) => edition)).toEqual(EDITIONS);
  expect(ruleOf('R23')?.editions[0]).toMatchObject({ edition: 'cs-2019', citation: '000:407' });
  expect(ruleOf('R2')?.editions).toEqual([]);
});
