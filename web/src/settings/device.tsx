import { useState } from 'react';
import { Choices } from '../lobby/choices.js';
import { keysAreOn, switchKeys } from '../lib/keys.js';
import { chooseMotion, chosenMotion, MOTIONS } from '../lib/motion.js';
import { chooseTheme, chosenTheme, THEMES } from '../lib/theme.js';
import { LANGUAGES, type Language } from '../words/languages.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech, useWords } from '../words/use-words.js';
import { Section } from './section.js';

const TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** A choice that this device keeps by itself. */
function useChoice<Value>(read: () => Value, write: (value: Value) => void) {
  const [value, setValue] = useState(read);
  return [
    value,
    (next: Value): void => {
      write(next);
      setValue(next);
    },
  ] as const;
}

function LanguageChoice({ onSpeak }: Readonly<{ onSpeak: (language: Language) => void }>) {
  const { words, language, speak } = useSpeech();
  const { settings } = useMoreWords();
  // The words of another language are on their way for a moment; the choice is shown at once.
  const [wished, wish] = useState({ from: language, to: language });
  return (
    <div>
      <Choices
        legend={words.common.language}
        name="language"
        value={wished.from === language ? wished.to : language}
        options={TAGS.map((tag) => ({ value: tag, label: LANGUAGES[tag] }))}
        onChoose={(next) => {
          wish({ from: language, to: next });
          speak(next);
          onSpeak(next);
        }}
      />
      <p className="soft hint-line">{settings.languageHint}</p>
    </div>
  );
}

/** How the page looks and behaves here; the language is told to the account too. */
export function Device({ onSpeak }: Readonly<{ onSpeak: (language: Language) => void }>) {
  const { common, table } = useWords();
  const { settings } = useMoreWords();
  const [theme, setTheme] = useChoice(chosenTheme, chooseTheme);
  const [motion, setMotion] = useChoice(chosenMotion, chooseMotion);
  const [keys, setKeys] = useChoice(keysAreOn, switchKeys);
  return (
    <Section name="device">
      <LanguageChoice onSpeak={onSpeak} />
      <Choices
        legend={common.theme}
        name="theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: common.themes[value] }))}
        onChoose={setTheme}
      />
      <Choices
        legend={settings.motion}
        name="motion"
        value={motion}
        options={MOTIONS.map((value) => ({ value, label: settings.motions[value] }))}
        onChoose={setMotion}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={keys}
          onChange={({ currentTarget: { checked } }) => setKeys(checked)}
        />
        <span>
          {table.keysOn}
          <small>{settings.keysHint}</small>
        </span>
      </label>
    </Section>
  );
}
