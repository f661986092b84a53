import { useState } from 'react';
import { Link } from '../app/navigation.js';
import { Sheet } from '../app/sheet.js';
import { keysAreOn, switchKeys } from '../lib/keys.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';

const KEYS: readonly (readonly [keyof Words['table']['keyNames'], string])[] = [
  ['arrows', '← ↑ → ↓'],
  ['enter', 'Enter'],
  ['digits', '1 – 9'],
  ['tools', 'T'],
  ['steps', '+ −'],
  ['escape', 'Esc'],
  ['undo', 'U'],
  ['decision', 'D'],
  ['happened', 'W'],
  ['next', 'N'],
  ['moves', '[ ]'],
  ['play', 'P, ␣'],
  ['live', 'L'],
  ['tribe', 'Alt 1 – 5'],
  ['help', '?'],
];

/** Every key of the game page, and the switch that turns them off. */
export function KeysHelp({ onClose }: Readonly<{ onClose: () => void }>) {
  const { common, table } = useWords();
  const [on, setOn] = useState(keysAreOn);
  return (
    <Sheet label={table.keys} onClose={onClose}>
      <h2>{table.keys}</h2>
      <p>
        <Link to={{ page: 'learn' }}>{common.learn}</Link>
      </p>
      <dl className="keys">
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{table.keyNames[name]}</dd>
          </div>
        ))}
      </dl>
      <label className="choice">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget: { checked } }) => {
            switchKeys(checked);
            setOn(checked);
          }}
        />
        {table.keysOn}
      </label>
    </Sheet>
  );
}
