import { useState } from 'react';
import { Link } from '../app/navigation.js';
import type { RowFragment } from '../gql/graphql.js';
import { mySeatIn, seatsOf } from '../lobby/rows.js';
import { signed } from '../words/signed.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';

const SHOWN = 5;

/** How it ended for me: the points of a win beside those of the next, else my place and my points. */
function resultOf(row: RowFragment, { home, board }: Words): string {
  const me = mySeatIn(row);
  if (me === undefined || me.place === null) return '';
  const mine = me.total ?? 0;
  if (me.place > 1) return home.placed(me.place, row.taken.length, `${signed(mine)} ${board.points(mine)}`);
  const next = Math.max(...seatsOf(row).map(({ me: own, total }) => (own ? -Infinity : (total ?? 0))));
  return home.won(signed(mine), signed(next));
}

/** Games that were played to the end, the last one first; hidden while there is none. */
export function FinishedGames({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  const words = useWords();
  const { home } = words;
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section className="panel padded" id="finished">
      <h2>{home.finished}</h2>
      <ul className="past-games">
        {rows.slice(0, all ? rows.length : SHOWN).map((row) => (
          <li key={row.id}>
            <Link to={{ page: 'score', id: row.id }}>{row.title}</Link>
            <span>{resultOf(row, words)}</span>
          </li>
        ))}
      </ul>
      {!all && rows.length > SHOWN && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {home.allFinished(rows.length)}
        </button>
      )}
    </section>
  );
}
