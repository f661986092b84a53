import { Sheet } from '../app/sheet.js';
import { useWords } from '../words/use-words.js';
import { buildingText, upperText } from './ledge/content-text.js';
import type { Crowd, GameView, Opening } from './model.js';
import { cardName, nameOf } from './decision/place-names.js';
import type { Words } from '../words/words.js';

type Row = Readonly<{
  id: string;
  name: string;
  crowds: readonly Crowd[];
  opening: Opening | null;
  room: string;
}>;

function rowsOf(view: GameView, words: Words): readonly Row[] {
  const { board } = words;
  return [
    ...view.places.map((place) => ({
      ...place,
      name: nameOf(place.id, words, view),
      room: place.free === null || place.rings === null ? '–' : board.freeOf(place.free, place.rings),
    })),
    ...view.cards.map((slot) => ({
      ...slot,
      name: cardName(slot, words),
      room: slot.card === null ? board.empty : upperText(slot.card, words),
    })),
    ...view.stacks.map((stack) => ({
      ...stack,
      name: nameOf(stack.id, words, view),
      room: stack.building === null ? board.empty : buildingText(stack.building, words),
    })),
  ];
}

const crowdText = (crowds: readonly Crowd[], { board }: Words): string => {
  const there = crowds.filter(({ people }) => people > 0);
  return there.length === 0
    ? board.empty
    : there.map(({ player, people }) => `${player.name} ${people}`).join(', ');
};

const openingText = (opening: Opening | null, { board }: Words): string => {
  if (opening === null) return '–';
  return opening.open ? board.open(opening.min, opening.max) : board.closed(opening.refusal.sentence);
};

/** The board as a table, for those who would rather read it. */
export function BoardList({ view, onClose }: Readonly<{ view: GameView; onClose: () => void }>) {
  const words = useWords();
  const { board } = words;
  return (
    <Sheet label={board.boardList} onClose={onClose}>
      <h2>{board.boardList}</h2>
      <table className="board-list">
        <thead>
          <tr>
            <th scope="col">{board.place}</th>
            <th scope="col">{board.room}</th>
            <th scope="col">{board.standing}</th>
            <th scope="col">{words.decision.yours}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(view, words).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.room}</td>
              <td>{crowdText(row.crowds, words)}</td>
              <td>{openingText(row.opening, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
