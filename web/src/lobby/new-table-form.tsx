import { TextField } from '../forms/text-field.js';
import { useWords } from '../words/use-words.js';
import { BookNote } from './book-note.js';
import { Choices } from './choices.js';
import {
  EDITIONS,
  fitting,
  mostSeats,
  VISIBILITIES,
  withExpansion,
  type Change,
  type ContentFile,
  type Draft,
} from './draft.js';
import { TimeChoices } from './time-choices.js';

type Props = Readonly<{ draft: Draft; change: Change }>;
type CheckProps = Readonly<{ label: string; hint: string; on: boolean; onChange: (on: boolean) => void }>;

/** Something that is in or out. */
function Check({ label, hint, on, onChange }: CheckProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

function Seats({ draft, change }: Props) {
  const { lobby } = useWords();
  const counts = Array.from({ length: mostSeats(draft.expansion) - 1 }, (_, index) => String(index + 2));
  return (
    <Choices
      legend={lobby.howManyPlayers}
      name="seats"
      value={String(draft.seats)}
      short
      options={counts.map((count) => ({ value: count, label: count }))}
      onChoose={(count) => change({ seats: Number(count) })}
    />
  );
}

/** Cards and tiles as they come, or as a file of this server corrects them. */
function Corrections({ draft, change, files }: Props & Readonly<{ files: readonly ContentFile[] }>) {
  const { lobby } = useWords();
  const usable = fitting(files, draft);
  if (usable.length === 0) return null;
  return (
    <Choices
      legend={lobby.contentFile}
      name="content"
      value={draft.contentFile}
      options={[
        { value: '', label: lobby.asPrinted, hint: lobby.asPrintedHint },
        ...usable.map(({ hash, title, note }) => ({
          value: hash,
          label: title,
          ...(note === null ? {} : { hint: note }),
        })),
      ]}
      onChoose={(contentFile) => change({ contentFile })}
    />
  );
}

function Rules({ draft, change }: Props) {
  const { lobby } = useWords();
  return (
    <>
      <Choices
        legend={lobby.rulebook}
        name="edition"
        value={draft.edition}
        options={EDITIONS.map((value) => ({ value, label: lobby.editions[value] }))}
        onChoose={(edition) => change({ edition })}
      />
      <BookNote edition={draft.edition} />
      <div className="checks">
        <Check
          label={lobby.withExpansion}
          hint={lobby.expansionHint}
          on={draft.expansion}
          onChange={(on) => change(withExpansion(draft, on))}
        />
        {draft.expansion && (
          <Check
            label={lobby.olderTiles}
            hint={lobby.olderTilesHint}
            on={draft.olderTiles}
            onChange={(olderTiles) => change({ olderTiles, contentFile: '' })}
          />
        )}
      </div>
    </>
  );
}

/** The terms of a new table, in plain words. */
export function NewTableForm({ draft, change, files }: Props & Readonly<{ files: readonly ContentFile[] }>) {
  const { lobby } = useWords();
  return (
    <>
      <TextField
        label={lobby.tableName}
        value={draft.title}
        onValue={(title) => change({ title })}
        required
        maxLength={80}
      />
      <Rules draft={draft} change={change} />
      <Corrections draft={draft} change={change} files={files} />
      <Seats draft={draft} change={change} />
      <p className="soft fine-print">{lobby.botsToo}</p>
      <TimeChoices draft={draft} change={change} />
      <Choices
        legend={lobby.whoSees}
        name="visibility"
        value={draft.visibility}
        options={VISIBILITIES.map((value) => ({
          value,
          label: lobby.visibility[value],
          hint: lobby.visibilityHints[value],
        }))}
        onChoose={(visibility) => change({ visibility })}
      />
      <Check
        label={lobby.sitToo}
        hint={lobby.sitTooHint}
        on={draft.sit}
        onChange={(sit) => change({ sit })}
      />
    </>
  );
}
