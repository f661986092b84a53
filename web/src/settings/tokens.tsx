import { useState, type SubmitEvent } from 'react';
import { newCommandId } from '../api/random.js';
import { useAsk } from '../api/use-ask.js';
import { CreateAccessTokenDocument, RevokeAccessTokenDocument, type Scope } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import { clockTime } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import { ShownOnce } from './shown-once.js';
import { TextField } from '../forms/text-field.js';
import type { Account, MyAccount } from './use-my-account.js';

type Token = Account['accessTokens'][number];

function Row({ token, again }: Readonly<{ token: Token; again: () => void }>) {
  const { settings: words } = useMoreWords();
  const { language } = useSpeech();
  const { send, busy, problem } = useAsk(RevokeAccessTokenDocument);
  const { id, name, scopes, createdAt, lastUsedAt } = token;
  const when = (at: string): string => clockTime(language, new Date(at), new Date());
  return (
    <li>
      <b>{name}</b>
      <span className="soft">
        {scopes.map((scope) => words.scopes[scope]).join(', ')} · {words.made(when(createdAt))} ·{' '}
        {lastUsedAt === null ? words.neverUsed : words.lastUsed(when(lastUsedAt))}
      </span>
      <button
        type="button"
        className="button small"
        disabled={busy}
        onClick={() => void send({ id }).then(again)}
      >
        {words.revoke}
      </button>
      <ProblemNote problem={problem} />
    </li>
  );
}

type ScopesProps = Readonly<{
  offered: readonly Scope[];
  chosen: readonly Scope[];
  onScopes: (scopes: readonly Scope[]) => void;
}>;

function Scopes({ offered, chosen, onScopes }: ScopesProps) {
  const { settings: words } = useMoreWords();
  return (
    <fieldset className="choices">
      <legend>{words.mayDo}</legend>
      {offered.map((scope) => (
        <label key={scope} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              onScopes(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
          {words.scopes[scope]}
        </label>
      ))}
    </fieldset>
  );
}

function NewToken({ organiser, again }: Readonly<{ organiser: boolean; again: () => void }>) {
  const { settings: words } = useMoreWords();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['READ']);
  const [secret, setSecret] = useState<string | null>(null);
  const { send, busy, problem } = useAsk(CreateAccessTokenDocument);
  const offered: readonly Scope[] = organiser ? ['READ', 'PLAY', 'ORGANISE'] : ['READ', 'PLAY'];
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const input = { commandId: newCommandId(), name: name.trim(), scopes };
    const data = await send({ input });
    if (data === null) return;
    setSecret(data.createAccessToken.secret);
    setName('');
    again();
  };
  return (
    <details className="more-form">
      <summary>{words.makeToken}</summary>
      <form className="form" onSubmit={(event) => void make(event)}>
        <TextField label={words.tokenName} required maxLength={40} value={name} onValue={setName} />
        <Scopes offered={offered} chosen={scopes} onScopes={setScopes} />
        <ProblemNote problem={problem} />
        <button type="submit" className="button" disabled={busy || scopes.length === 0}>
          {words.makeToken}
        </button>
      </form>
      {secret !== null && <ShownOnce label={words.tokenSecret} secret={secret} />}
    </details>
  );
}

/** What I have given to programs, so that they may act for me. */
export function Tokens({ account, again }: Readonly<{ account: Account }> & Pick<MyAccount, 'again'>) {
  const { settings: words } = useMoreWords();
  const { accessTokens, organiser, person } = account;
  return (
    <Section name="tokens">
      <p className="soft">{person.guest ? words.tokensForAccounts : words.tokensHint}</p>
      {!person.guest && accessTokens.length === 0 && <p>{words.noTokens}</p>}
      <ul className="rows">
        {accessTokens.map((token) => (
          <Row key={token.id} token={token} again={again} />
        ))}
      </ul>
      {!person.guest && <NewToken organiser={organiser} again={again} />}
    </Section>
  );
}
