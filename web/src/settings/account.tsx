import { useState } from 'react';
import { Link } from '../app/navigation.js';
import { useAsk } from '../api/use-ask.js';
import { ConfirmMailAgainDocument } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import { ChangeMail, ChangeName, ChangePassword } from './account-forms.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import type { Account, MyAccount } from './use-my-account.js';

/** The letter with the link may have got lost. */
function ConfirmAgain() {
  const { settings: words } = useMoreWords();
  const { send, busy, problem } = useAsk(ConfirmMailAgainDocument);
  const [sent, setSent] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small"
        disabled={busy || sent}
        onClick={() => void send({}).then((done) => setSent(done !== null))}
      >
        {sent ? words.letterSent : words.confirmAgain}
      </button>
      <ProblemNote problem={problem} />
    </>
  );
}

function Mail({ account: { email, emailVerified } }: Readonly<{ account: Account }>) {
  const { settings: words } = useMoreWords();
  return (
    <div>
      <dt>{words.mail}</dt>
      <dd>
        {email ?? words.noMail}
        {email !== null && (
          <span className={emailVerified ? 'tag' : 'tag warn'}>
            {emailVerified ? words.confirmed : words.notConfirmed}
          </span>
        )}
        {email !== null && !emailVerified && <ConfirmAgain />}
      </dd>
    </div>
  );
}

function Facts({ account }: Readonly<{ account: Account }>) {
  const { settings: words } = useMoreWords();
  const { name, handle } = account.person;
  return (
    <dl className="facts">
      <div>
        <dt>{words.name}</dt>
        <dd>{name}</dd>
      </div>
      {handle !== null && (
        <div>
          <dt>{words.handle}</dt>
          <dd>
            {handle}{' '}
            <Link to={{ page: 'profile', name: handle }} className="link">
              {words.toProfile}
            </Link>
          </dd>
        </div>
      )}
      {handle !== null && <Mail account={account} />}
    </dl>
  );
}

/** A guest loses everything with the device; an account does not. */
function KeepSeat() {
  const { account } = useWords();
  return (
    <div className="note keep-seat">
      <b>{account.keepSeat}</b>
      <p>{account.keepSeatHint}</p>
      <Link to={{ page: 'register' }} className="button">
        {account.makeAccount}
      </Link>
    </div>
  );
}

type Props = Readonly<{ account: Account; mine: MyAccount; renamed: () => void }>;

/** Who I am here, and what I sign in with. */
export function AccountPart({ account, mine: { adopt }, renamed }: Props) {
  const { guest } = account.person;
  const take = (next: Account): void => {
    adopt(next);
    renamed();
  };
  return (
    <Section name="account">
      <Facts account={account} />
      {guest && <KeepSeat />}
      <ChangeName account={account} adopt={take} />
      {!guest && <ChangeMail adopt={adopt} />}
      {!guest && <ChangePassword adopt={adopt} />}
    </Section>
  );
}
