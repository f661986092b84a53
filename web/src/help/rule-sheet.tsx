import { Sheet } from '../app/sheet.js';
import { useBackCloses } from '../lib/use-back-closes.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import { RuleText } from './rule-text.js';
import { useRules } from './use-rules.js';

/** A rule over the board: what one was about to do stays as it was. */
export function RuleSheet({ code, onClose }: Readonly<{ code: string; onClose: () => void }>) {
  const { common } = useWords();
  const { help } = useMoreWords();
  const { rules, fault } = useRules();
  useBackCloses(onClose);
  const rule = rules?.find((each) => each.code === code);
  return (
    <Sheet label={help.title} onClose={onClose}>
      {rule !== undefined && <RuleText rule={rule} />}
      {fault !== null && <p role="alert">{common.unreachable}</p>}
    </Sheet>
  );
}
