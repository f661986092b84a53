import { useState } from 'react';
import { useAsk } from '../api/use-ask.js';
import { EndOtherSessionsDocument, EndSessionDocument } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import { clockTime } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import { LeaveDevice } from './leave-device.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import type { Account, MyAccount } from './use-my-account.js';

type Session = Account['sessions'][number];
type RowProps = Readonly<{ session: Session; guest: boolean; again: () => void; leave: () => void }>;

function Row({ session, guest, again, leave }: RowProps) {
  const { settings: words } = useMoreWords();
  const { language } = useSpeech();
  const { send, busy, problem } = useAsk(EndSessionDocument);
  const { id, label, current, createdAt, lastUsedAt } = session;
  const when = (at: string): string => clockTime(language, new Date(at), new Date());
  return (
    <li>
      <b>
        {label === '' ? words.unknownDevice : label}
        {current && <span className="tag">{words.thisDevice}</span>}
      </b>
      <span className="soft">
        {words.since(when(createdAt))} · {words.lastUsed(when(lastUsedAt))}
      </span>
      {current ? (
        <LeaveDevice guest={guest} leave={leave} />
      ) : (
        <button
          type="button"
          className="button small"
          disabled={busy}
          onClick={() => void send({ id }).then(again)}
        >
          {words.endSession}
        </button>
      )}
      <ProblemNote problem={problem} />
    </li>
  );
}

type Props = Readonly<{ account: Account; leave: () => void }> & Pick<MyAccount, 'again'>;

/** Where I am signed in. */
export function Sessions({ account: { person, sessions }, again, leave }: Props) {
  const { settings: words } = useMoreWords();
  const { send, busy, problem } = useAsk(EndOtherSessionsDocument);
  const [ended, setEnded] = useState<number | null>(null);
  const endOthers = async (): Promise<void> => {
    const data = await send({});
    setEnded(data?.endOtherSessions ?? null);
    again();
  };
  return (
    <Section name="sessions">
      <ul className="rows">
        {sessions.map((session) => (
          <Row key={session.id} session={session} guest={person.guest} again={again} leave={leave} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button" disabled={busy} onClick={() => void endOthers()}>
          {words.endOthers}
        </button>
      )}
      <p className="kept" role="status">
        {ended !== null && words.ended(ended)}
      </p>
      <ProblemNote problem={problem} />
    </Section>
  );
}
