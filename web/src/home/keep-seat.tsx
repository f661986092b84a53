import { Link } from '../app/navigation.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

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
        {account.addMail}
      </Link>
    </section>
  );
}
