import { Die } from '../art/die.js';
import { goodIcon, Icon, type Drawing } from '../art/icon.js';
import type { Die as Face, Site, Village } from '../game/model.js';
import { useLearnWords } from '../words/use-learn-words.js';
import { useWords } from '../words/use-words.js';
import type { PrintedPlace } from './lesson.js';
import { LearnPart, useLesson } from './part.js';

/** First where dice are rolled, as on the board. */
const ORDER: readonly (Site | Village)[] = [
  'hunt',
  'forest',
  'clayPit',
  'quarry',
  'river',
  'toolMaker',
  'hut',
  'field',
];
const VILLAGE = { toolMaker: 'i-tool', hut: 'i-person', field: 'i-wheat' } as const;
type Shown = keyof typeof VILLAGE;

type Row = Readonly<{ icon: Drawing; place: string; people: string; gives: string }>;

function Rows({ rows }: Readonly<{ rows: readonly Row[] }>) {
  return rows.map(({ icon, place, people, gives }) => (
    <tr key={place}>
      <th scope="row">
        <Icon name={icon} size={22} /> {place}
      </th>
      <td>{people}</td>
      <td>{gives}</td>
    </tr>
  ));
}

function useRows(): readonly Row[] {
  const { board, acting } = useWords();
  const { places } = useLearnWords();
  const printed = useLesson()?.places ?? [];
  const peopleAt = ({ people, room }: PrintedPlace): string => {
    if (room === null) return places.anyNumber;
    return people === room ? String(people) : board.range(people, room);
  };
  const rows = ORDER.flatMap((id): readonly Row[] => {
    const place = printed.find((each) => each.id === id);
    if (place === undefined) return [];
    const { yields } = place;
    const named = { place: board.places[id], people: peopleAt(place) };
    return yields === null
      ? [{ ...named, icon: VILLAGE[id as Shown], gives: places.gives[id as Shown] }]
      : [{ ...named, icon: goodIcon(yields.good), gives: acting.everyPips(yields.divisor, yields.good) }];
  });
  return [
    ...rows,
    { icon: 'i-cards', place: places.card, people: '1', gives: places.gives.card },
    { icon: 'i-hut', place: places.building, people: '1', gives: places.gives.building },
  ];
}

/** Every place, how many people it takes, and what it gives. */
export function Places() {
  const { places } = useLearnWords();
  const rows = useRows();
  return (
    <LearnPart part="places">
      <p>{places.once}</p>
      <table className="learn-table">
        <thead>
          <tr>
            <th scope="col">{places.columns.place}</th>
            <th scope="col">{places.columns.people}</th>
            <th scope="col">{places.columns.gives}</th>
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows} />
        </tbody>
      </table>
      <p>{places.few}</p>
    </LearnPart>
  );
}

const ROLLED: readonly Face[] = [6, 4, 3];
const TOOL = 2;

/** A roll that a tool makes better, counted by the number of the place. */
function Example() {
  const { board, acting } = useWords();
  const { dice } = useLearnWords();
  const place = useLesson()?.places.find(({ id }) => id === 'quarry');
  const yields = place?.yields ?? null;
  if (yields === null) return null;
  const { good, divisor } = yields;
  const sum = ROLLED.reduce<number>((total, face) => total + face, 0);
  const divided = (pips: number): string => `${pips} ÷ ${divisor}`;
  const taken = (pips: number): string => acting.amount(Math.floor(pips / divisor), good);
  return (
    <div className="learn-example">
      <p>
        <span className="learn-dice">
          {ROLLED.map((face, index) => (
            <Die key={face} face={face} size={34} turn={6 * index - 7} />
          ))}
        </span>
        <span>
          <b>{divided(sum)}</b> {dice.example(board.places.quarry, sum, taken(sum))}
        </span>
      </p>
      <p>
        <span className="learn-dice">
          <span className="learn-tool">
            <Icon name="i-tool" size={30} />
            <b>{TOOL}</b>
          </span>
        </span>
        <span>
          <b>{divided(sum + TOOL)}</b> {dice.withTool(TOOL, sum + TOOL, taken(sum + TOOL))}
        </span>
      </p>
    </div>
  );
}

/** How pips become goods. */
export function Dice() {
  const { dice } = useLearnWords();
  return (
    <LearnPart part="dice">
      <p>{dice.roll}</p>
      <p>{dice.tools}</p>
      <Example />
    </LearnPart>
  );
}
