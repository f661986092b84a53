import { useState, type DragEvent } from 'react';
import { TextField } from '../forms/text-field.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import type { Told } from '../verify/messages.js';
import { verifyFile } from '../verify/verify-file.js';
import { FileVerdict } from './file-verdict.js';

type Checking = Readonly<
  | { step: 'none' }
  | { step: 'reading'; percent: number }
  | { step: 'done'; told: Told; name: string }
  | { step: 'notAHead' }
  | { step: 'unreadable' }
>;

/** The keys this server has ever signed with; none when they cannot be had, then any key will do. */
async function ownKeys(): Promise<readonly string[] | undefined> {
  try {
    const answer = await fetch('/.well-known/cairn-keys.json');
    const { keys } = (await answer.json()) as Readonly<{ keys: readonly Readonly<{ publicKey: string }>[] }>;
    return keys.map(({ publicKey }) => publicKey);
  } catch {
    return undefined;
  }
}

/** Checks files one after the other; the last one is shown. */
function useChecking(kept: string) {
  const { language } = useSpeech();
  const [checking, setChecking] = useState<Checking>({ step: 'none' });
  const check = async (file: File): Promise<void> => {
    setChecking({ step: 'reading', percent: 0 });
    const progress = (share: number): void =>
      setChecking({ step: 'reading', percent: Math.floor(100 * share) });
    try {
      const trust = { keys: await ownKeys() };
      const told = await verifyFile({ file, trust, kept, language }, progress);
      setChecking(told === 'notAHead' ? { step: told } : { step: 'done', told, name: file.name });
    } catch {
      setChecking({ step: 'unreadable' });
    }
  };
  return { checking, check, forget: () => setChecking({ step: 'none' }) };
}

function Chooser({ onFile }: Readonly<{ onFile: (file: File) => void }>) {
  const { audit } = useMoreWords();
  return (
    <label className="button">
      {audit.choose}
      <input
        type="file"
        className="visually-hidden"
        accept=".ndjson,application/x-ndjson"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // Otherwise choosing the same file again would be no change, and nothing would happen.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** A place to drop an archive: it is checked in the browser, and nothing leaves it. */
export function CheckFile() {
  const { audit } = useMoreWords();
  const [kept, setKept] = useState('');
  const { checking, check, forget } = useChecking(kept);
  const [over, setOver] = useState(false);
  /** What was said about another fingerprint must not be taken for what is said about this one. */
  const keep = (value: string): void => {
    setKept(value);
    forget();
  };
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void check(file);
  };
  return (
    <div
      className={over ? 'drop over' : 'drop'}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h3>{audit.drop}</h3>
      <p className="soft">{audit.dropHint}</p>
      <TextField label={audit.kept} hint={audit.keptHint} value={kept} onValue={keep} spellCheck={false} />
      <Chooser onFile={(file) => void check(file)} />
      <div role="status">
        {checking.step === 'reading' && <p>{audit.checking(checking.percent)}</p>}
        {checking.step === 'notAHead' && <p className="bad">{audit.notAHead}</p>}
        {checking.step === 'unreadable' && <p className="bad">{audit.unreadable}</p>}
        {checking.step === 'done' && <FileVerdict told={checking.told} name={checking.name} />}
      </div>
    </div>
  );
}
