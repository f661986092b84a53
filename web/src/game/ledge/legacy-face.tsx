import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Legacy, Profession } from '../model.js';

/** The figure of a profession and what it is multiplied by. */
export const PROFESSION: Readonly<Record<Profession, Readonly<{ figure: Drawing; times: Drawing }>>> = {
  farmer: { figure: 'f-farmer', times: 'i-wheat' },
  toolMaker: { figure: 'f-toolmaker', times: 'i-tool' },
  hutBuilder: { figure: 'f-builder', times: 'i-hut' },
  shaman: { figure: 'f-shaman', times: 'i-person' },
  trader: { figure: 'f-trader', times: 'i-ring' },
};

/** The lower half of a card: a symbol of culture, or people of a profession times what they count. */
export function LegacyFace({ legacy }: Readonly<{ legacy: Legacy }>) {
  const { board } = useWords();
  if (legacy.kind === 'culture') {
    return (
      <>
        <Icon name={`s-${legacy.symbol}`} size={28} className="culture" />
        <span className="card-word">{board.cultures[legacy.symbol]}</span>
      </>
    );
  }
  const { figure, times } = PROFESSION[legacy.profession];
  return (
    <>
      <span className="legacy-row">
        {legacy.count > 1 && <span className="legacy-count">{legacy.count}</span>}
        <Icon name={figure} size={23} />
        <b>×</b>
        <Icon name={times} size={20} />
      </span>
      <span className="card-word">{board.professions[legacy.profession]}</span>
    </>
  );
}
