import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { keepLink, linkOf, linkPart } from '../api/links.js';
import { Icon } from '../art/icon.js';
import { RenewLinkDocument, type Visibility } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';

/** Copies text; false where the browser does not allow it (then the field is there to copy from). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Props = Readonly<{
  table: Readonly<{ id: string; visibility: Visibility; mine: boolean }>;
}>;

/** The link was shown once, on another device: only its owner can make another, and the old one ends. */
function Renew({ id, onMade }: Readonly<{ id: string; onMade: (secret: string) => void }>) {
  const { lobby } = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    const secret = (await client.mutation(RenewLinkDocument, { gameId: id })).data?.renewLink;
    setBusy(false);
    if (secret !== undefined) onMade(secret);
  };
  return (
    <>
      <p className="soft">{lobby.linkElsewhere}</p>
      <button type="button" className="button" disabled={busy} onClick={() => void renew()}>
        {lobby.newLink}
      </button>
    </>
  );
}

function LinkField({ link, label }: Readonly<{ link: string; label: string }>) {
  const { lobby } = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <label className="field">
        <span>{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" className="button" onClick={() => void copyText(link).then(setCopied)}>
        <Icon name={copied ? 'b-check' : 'b-copy'} />
        <span role="status">{copied ? lobby.copied : lobby.copy}</span>
      </button>
    </>
  );
}

/** Whoever copies the address bar instead shares the same link: without its secret it would lead nowhere. */
function useInAddressBar(part: string): void {
  useEffect(() => {
    if (part !== '' && location.hash !== part) history.replaceState(history.state, '', part);
  }, [part]);
}

/** The address of a table, ready to be sent on; with its secret, where it is not for everybody. */
export function ShareLink({ table: { id, visibility, mine } }: Props) {
  const { lobby } = useWords();
  const [secret, setSecret] = useState(() => linkOf(id));
  const part = visibility === 'PUBLIC' ? '' : linkPart(secret);
  useInAddressBar(part);
  const lacking = visibility !== 'PUBLIC' && secret === null;
  if (lacking && !mine) return null;
  const made = (next: string): void => {
    keepLink(id, next);
    setSecret(next);
  };
  const link = `${location.origin}/t/${id}${part}`;
  return (
    <section className="panel padded share">
      {lacking ? (
        <Renew id={id} onMade={made} />
      ) : (
        <LinkField link={link} label={visibility === 'INVITATION' ? lobby.watchLink : lobby.shareLink} />
      )}
    </section>
  );
}
