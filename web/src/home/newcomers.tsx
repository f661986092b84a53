import { Link } from '../app/navigation.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

/** For whoever has not finished a game yet: how it is played. */
export function NewHere({ finished }: Readonly<{ finished: number }>) {
  const { common, home } = useWords();
  if (finished > 0) return null;
  return (
    <section className="panel padded spare">
      <h2>{home.newHere}</h2>
      <p className="soft">{home.newHereHint}</p>
      <Link to={{ page: 'learn' }} className="button">
        {common.learn}
      </Link>
    </section>
  );
}

/** For guests: an account keeps everything on every device. Nothing is lost if they do not want one. */
export function KeepSeat() {
  const { account } = useWords();
  const { viewer } = useSession();
  if (viewer?.guest !== true) return null;
  return (
    <section className="panel padded spare">
      <h2>{account.keepSeat}</h2>
      <p className="soft">{account.keepSeatShort}</p>
      <Link to={{ page: 'register' }} className="button">
        {account.makeAccount}
      </Link>
    </section>
  );
}
