import { useState } from 'react';
import { Choices } from '../lobby/choices.js';
import { keysAreOn, switchKeys } from '../lib/keys.js';
import { chooseMotion, chosenMotion, MOTIONS } from '../lib/motion.js';
import { soundIsOn, switchSound } from '../lib/sound.js';
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

type LanguageProps = Readonly<{
  /** The language of letters; null where none are written. */
  letters: Language | null;
  onSpeak: (language: Language) => Promise<void>;
}>;

/** In which language letters are written; if it is another one, a button to make it this one. */
function Letters({ letters, onSpeak }: LanguageProps) {
  const { language } = useSpeech();
  const { settings } = useMoreWords();
  if (letters === null) return null;
  if (letters === language) return <p className="soft hint-line">{settings.languageHint}</p>;
  return (
    <p className="soft hint-line">
      {settings.lettersIn(LANGUAGES[letters])}{' '}
      <button type="button" className="link" onClick={() => void onSpeak(language)}>
        {settings.lettersToo(LANGUAGES[language])}
      </button>
    </p>
  );
}

function LanguageChoice({ letters, onSpeak }: LanguageProps) {
  const { words, language, speak } = useSpeech();
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
          // The account first, so that letters are asked for again once they are in it.
          void onSpeak(next).then(() => speak(next));
        }}
      />
      <Letters letters={letters} onSpeak={onSpeak} />
    </div>
  );
}

type SwitchProps = Readonly<{ on: boolean; onSwitch: (on: boolean) => void; label: string; hint: string }>;

function Switch({ on, onSwitch, label, hint }: SwitchProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => onSwitch(checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

/** How the page looks and behaves here; the language is told to the account too. */
export function Device({ letters, onSpeak }: LanguageProps) {
  const { common, table } = useWords();
  const { settings } = useMoreWords();
  const [theme, setTheme] = useChoice(chosenTheme, chooseTheme);
  const [motion, setMotion] = useChoice(chosenMotion, chooseMotion);
  const [keys, setKeys] = useChoice(keysAreOn, switchKeys);
  const [sound, setSound] = useChoice(soundIsOn, switchSound);
  return (
    <Section name="device">
      <LanguageChoice letters={letters} onSpeak={onSpeak} />
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
      <Switch on={keys} onSwitch={setKeys} label={table.keysOn} hint={settings.keysHint} />
      <Switch on={sound} onSwitch={setSound} label={settings.sound} hint={settings.soundHint} />
    </Section>
  );
}
