import { Link } from '../app/navigation.js';
import { LostPage } from '../app/lost-page.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import '../style/profile.css';
import { useMoreWords } from '../words/use-more-words.js';
import { localeOf } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import { usePastGames, useProfile, type PastGame, type Profile } from './use-profile.js';

type Results = Profile['results'];

function Counts({ results }: Readonly<{ results: Results }>) {
  const { profile } = useMoreWords();
  const shown = (['games', 'wins', 'practice', 'cancelled'] as const).filter(
    (what) => results[what] > 0 || what === 'games' || what === 'wins',
  );
  return (
    <dl className="counts">
      {shown.map((what) => (
        <div key={what}>
          <dt>{profile[what](results[what])}</dt>
          <dd>{results[what]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How somebody keeps to the time; said only once there is enough to go by. */
function Reliability({ inTimePercent, stretches }: Profile['reliability']) {
  const { profile } = useMoreWords();
  return (
    <div className="reliability">
      <h3>{profile.reliability}</h3>
      {inTimePercent === null ? (
        <p className="soft">{profile.tooFew}</p>
      ) : (
        <>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="reliability-all" width="100" height="8" rx="4" />
            <rect className="reliability-in-time" width={inTimePercent} height="8" rx="4" />
          </svg>
          <p>
            <b>{profile.inTime(inTimePercent)}</b> {profile.ofTurns(stretches)}
          </p>
        </>
      )}
    </div>
  );
}

/** How often which place: a cairn for each, the higher the more often. */
function Places({ places }: Pick<Results, 'places'>) {
  const { profile } = useMoreWords();
  const most = Math.max(1, ...places.map(({ count }) => count));
  return (
    <figure className="places">
      <figcaption>{profile.places}</figcaption>
      <ol>
        {places.map(({ place, count }) => (
          <li key={place}>
            <span className="places-bar" style={{ height: `${8 + (84 * count) / most}px` }}>
              {count}
            </span>
            <span aria-hidden="true">{profile.place(place)}</span>
            <span className="visually-hidden">{profile.times(place, count)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Who of those at a table this is; null where two go by the same name. */
function seatOf({ taken }: PastGame, name: string): PastGame['taken'][number] | null {
  const own = taken.filter((seat) => seat.name === name && seat.bot === null);
  return own.length === 1 ? (own[0] ?? null) : null;
}

function GameRow({ game, name }: Readonly<{ game: PastGame; name: string }>) {
  const { profile } = useMoreWords();
  const { language } = useSpeech();
  const seat = seatOf(game, name);
  const { place = null, total = null } = seat ?? {};
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const won = seat !== null && seat.seat !== null && game.winners.includes(seat.seat);
  const others = game.taken.filter((one) => one !== seat).map((one) => one.name);
  return (
    <tr>
      <th scope="row">
        <Link to={{ page: 'score', id: game.id }}>{game.title}</Link>
        <small>{others.join(', ')}</small>
      </th>
      <td>
        {place !== null &&
          total !== null &&
          (won ? profile.won(total) : profile.placeOf(place, game.taken.length, total))}
      </td>
      <td>{game.endedAt !== null && date.format(new Date(game.endedAt))}</td>
    </tr>
  );
}

/** Why no game is listed. */
function whyNone({ games, practice }: Results, { profile }: ReturnType<typeof useMoreWords>): string {
  if (games > 0) return profile.noneToSee;
  return practice > 0 ? profile.onlyPractice : profile.noGames;
}

function Games({ person }: Readonly<{ person: Profile }>) {
  const words = useMoreWords();
  const { profile } = words;
  const { games, more } = usePastGames(person.id);
  if (games === null) return null;
  if (games.length === 0) return <p className="soft">{whyNone(person.results, words)}</p>;
  return (
    <>
      <table className="games-table">
        <thead>
          <tr>
            <th scope="col">{profile.game}</th>
            <th scope="col">{profile.result}</th>
            <th scope="col">{profile.ended}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.id} game={game} name={person.name} />
          ))}
        </tbody>
      </table>
      {more !== null && (
        <button type="button" className="button small" onClick={more}>
          {profile.more}
        </button>
      )}
    </>
  );
}

/** Somebody who plays here: what became of their games. */
export function ProfilePage({ name }: Readonly<{ name: string }>) {
  const { profile } = useMoreWords();
  const { person, fault } = useProfile(name);
  if (fault !== null) return <LostPage fault={fault} />;
  if (person === null) return null;
  const { results, handle } = person;
  return (
    <LobbyFrame title={person.name} here={null}>
      <main className="profile">
        <section className="panel padded profile-results" aria-labelledby="results-title">
          <h2 id="results-title">{profile.results}</h2>
          <p className="soft">{handle === null ? profile.guest : `@${handle}`}</p>
          <Counts results={results} />
          <Reliability {...person.reliability} />
          {results.places.length > 0 && <Places places={results.places} />}
        </section>
        <section className="panel padded" aria-labelledby="games-title">
          <h2 id="games-title">{profile.finishedGames}</h2>
          <Games person={person} />
        </section>
      </main>
    </LobbyFrame>
  );
}
