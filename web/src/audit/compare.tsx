import { useState, type SubmitEvent } from 'react';
import { useClient } from 'urql';
import { linkOf } from '../api/links.js';
import { ChangesDocument, type ChangesQuery } from '../gql/graphql.js';
import { TextField } from '../forms/text-field.js';
import { useMoreWords } from '../words/use-more-words.js';
import { AuditSection } from './section.js';

type Change = ChangesQuery['gameChanges'][number];

/** A value as it is stored. */
function Value({ value }: Readonly<{ value: Change['before'] }>) {
  const { audit } = useMoreWords();
  return value === null ? (
    <span className="soft">{audit.nothing}</span>
  ) : (
    <code>{JSON.stringify(value['value'])}</code>
  );
}

function Changes({ changes }: Readonly<{ changes: readonly Change[] }>) {
  const { audit } = useMoreWords();
  if (changes.length === 0) return <p>{audit.same}</p>;
  return (
    <div className="table-box tall" role="group" aria-labelledby="compare-title" tabIndex={0}>
      <table className="dense changes">
        <caption>{audit.differences(changes.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{audit.path}</th>
            <th scope="col">{audit.before}</th>
            <th scope="col">{audit.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td>
                <Value value={before} />
              </td>
              <td>
                <Value value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two versions of the game, and everything in which they differ. */
export function Compare({ gameId, version }: Readonly<{ gameId: string; version: number }>) {
  const { audit } = useMoreWords();
  const client = useClient();
  const [asked, setAsked] = useState({ from: String(Math.max(1, version - 1)), to: String(version) });
  const [changes, setChanges] = useState<readonly Change[] | null>(null);
  const compare = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { data } = await client.query(
      ChangesDocument,
      { gameId, from: Number(asked.from), to: Number(asked.to), link: linkOf(gameId) },
      { requestPolicy: 'network-only' },
    );
    setChanges(data?.gameChanges ?? null);
  };
  return (
    <AuditSection name="compare" state={null}>
      <form className="field-row" onSubmit={(event) => void compare(event)}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={audit[end]}
            type="number"
            required
            min={1}
            max={version}
            value={asked[end]}
            onValue={(text) => setAsked((before) => ({ ...before, [end]: text }))}
          />
        ))}
        <button type="submit" className="button">
          {audit.compare}
        </button>
      </form>
      {changes !== null && <Changes changes={changes} />}
    </AuditSection>
  );
}
