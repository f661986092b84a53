import { useLanguageChoice } from '../session/use-language-choice.js';
import { LANGUAGES, type Language } from '../words/languages.js';
import { useSpeech } from '../words/use-words.js';

type Props = Readonly<{
  className: string;
  /** How one of them looks. */
  button: string;
  /** The menu that closes once one is chosen. */
  closes?: string;
}>;

/** In which languages one can go on, each in its own words and one press away. */
export function LanguageList({ className, button, closes }: Props) {
  const { language, words } = useSpeech();
  const choose = useLanguageChoice();
  return (
    <ul className={className} aria-label={words.common.language}>
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <li key={tag}>
          <button
            type="button"
            className={button}
            lang={tag}
            aria-pressed={tag === language}
            popoverTarget={closes}
            popoverTargetAction="hide"
            onClick={() => void choose(tag as Language)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
