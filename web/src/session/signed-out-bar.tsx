import { faultText } from '../api/trouble-note.js';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import { useSession } from './session.js';

/** On every page while a sign-in has ended on this device: the way back in, without leaving the page. */
export function SignedOutBar() {
  const words = useWords();
  const { account } = words;
  const { expired, fault, unknown, askSignIn } = useSession();
  if (unknown && fault !== null) {
    return (
      <p className="connection gone" role="status">
        <Icon name="b-warn" size={16} />
        {faultText(fault, words).title}
      </p>
    );
  }
  if (expired === null) return null;
  return (
    <p className="connection gone" role="status">
      <Icon name="b-warn" size={16} />
      {account.expired}
      <button type="button" className="button small" onClick={() => void askSignIn()}>
        {account.signIn}
      </button>
    </p>
  );
}
