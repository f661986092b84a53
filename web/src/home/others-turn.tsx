import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import type { RowFragment } from '../gql/graphql.js';
import { awaitedIn, rankIn } from '../lobby/rows.js';
import { clockTime } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import type { Words } from '../words/words.js';

const doing = (name: string, kind: string, { decision }: Words): string => {
  const asked = { PLACE: 'place', ACT: 'act', SETTLE: 'settle', PICK_DIE: 'pickDie', FEED: 'feed' } as const;
  return decision.doing[asked[kind as keyof typeof asked]](name);
};

/** Until when those who are on turn have time; the first deadline if there are several. */
function TheirTime({ row }: Readonly<{ row: RowFragment }>) {
  const { words, language } = useSpeech();
  const { home } = words;
  const ends = row.awaited.flatMap(({ until }) => (until === null ? [] : [until])).sort();
  const [first] = ends;
  if (first === undefined) return row.awaited.some(({ paused }) => paused) ? home.clocksStand : home.noClock;
  const now = new Date();
  const end = new Date(first);
  return end <= now ? home.timeUp : home.until(clockTime(language, end, now));
}

function OthersRow({ row }: Readonly<{ row: RowFragment }>) {
  const { words } = useSpeech();
  const { home } = words;
  const ranked = rankIn(row);
  return (
    <tr>
      <th scope="row">
        <Link to={{ page: 'game', id: row.id }}>{row.title}</Link>
      </th>
      <td data-label={home.onTurn}>
        {awaitedIn(row).map(({ seatId, name, colour, kind }) => (
          <span key={seatId} className="named">
            <Icon name={`m-${colour}`} size={17} /> {doing(name, kind, words)}
          </span>
        ))}
      </td>
      <td data-label={home.theirTime}>
        <TheirTime row={row} />
      </td>
      <td data-label={home.youAre}>{ranked === null ? '' : home.rank(ranked.rank, ranked.of)}</td>
    </tr>
  );
}

/** Games in which somebody else is on turn: who, until when, and where I stand. */
export function OthersTurn({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  const { words } = useSpeech();
  const { home } = words;
  return (
    <section>
      <h2 className="section-title">{home.waitingForOthers}</h2>
      <div className="panel">
        <table className="games-table">
          <thead>
            <tr>
              <th scope="col">{home.game}</th>
              <th scope="col">{home.onTurn}</th>
              <th scope="col">{home.theirTime}</th>
              <th scope="col">{home.youAre}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <OthersRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
