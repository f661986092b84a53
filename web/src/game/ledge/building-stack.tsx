import type { ReactNode } from 'react';
import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { stackName } from '../board/place-name.js';
import { stateOf } from '../board/place-state.js';
import { HintMark } from '../board/hint-mark.js';
import { useRoving } from '../board/roving.js';
import type { Colour } from '../colours.js';
import type { Building, Good, Goods, Price, Stack } from '../model.js';
import { benefitIcon } from './benefit-face.js';
import { buildingText, pointsText } from './content-text.js';
import { SlotRing } from './slot-ring.js';

const pieces = (goods: Goods): readonly Good[] =>
  Object.entries(goods).flatMap(([good, amount]) => Array<Good>(amount).fill(good as Good));

function PriceFace({ price }: Readonly<{ price: Price }>) {
  const { board } = useWords();
  switch (price.kind) {
    case 'fixed':
      return (
        <span className="tile-goods">
          {pieces(price.goods).map((good, index) => (
            <Icon key={index} name={goodIcon(good)} size={17} />
          ))}
        </span>
      );
    case 'kinds':
      return (
        <span className="tile-words">
          <b>{board.anyOf(price.pieces)}</b>
          {board.kinds(price.kinds)}
        </span>
      );
    case 'upTo':
      return (
        <span className="tile-words">
          <b>{board.range(price.min, price.max)}</b>
          <Icon name="i-any" size={18} />
        </span>
      );
    case 'ornaments':
      return (
        <span className="tile-words across">
          <b>{board.range(price.min, price.max)}</b>
          <Icon name="i-tooth" size={18} />
        </span>
      );
  }
}

function Roof({ building }: Readonly<{ building: Building }>) {
  const words = useWords();
  const wide = building.points.from !== building.points.to;
  return (
    <span className={wide ? 'roof beam' : 'roof'}>
      <svg viewBox="0 0 44 32" aria-hidden="true">
        {wide ? (
          <>
            <path d="M8 13 22 1 36 13z" />
            <rect x="1" y="12" width="42" height="19" rx="4" />
          </>
        ) : (
          <path d="M1 31 22 1 43 31z" />
        )}
      </svg>
      <span className="roof-points">
        {pointsText(building, words)}
        {building.reconstructed !== null && (
          <span className="approx" title={building.reconstructed}>
            ≈
          </span>
        )}
      </span>
    </span>
  );
}

type TileProps = Readonly<{
  building: Building | null;
  /** How many tiles lie there, this one included. */
  left: number;
  ring: ReactNode;
}>;

/** The tile on top of a stack: points on the roof, ring and price. */
export function TileFace({ building, left, ring }: TileProps) {
  return (
    <span className={`tile deep-${Math.min(Math.max(left - 1, 0), 3)}`} aria-hidden="true">
      {building !== null && (
        <>
          <Roof building={building} />
          <span className="tile-ring">
            {ring}
            {building.effect !== null && <Icon name={benefitIcon(building.effect)} size={19} />}
          </span>
          <PriceFace price={building.price} />
        </>
      )}
    </span>
  );
}

type Props = Readonly<{
  stack: Stack;
  chosen: boolean;
  calling: boolean;
  mine: Colour | null;
  onChoose: () => void;
}>;

/** A stack of buildings: points on the roof, ring, price, and how many are left. */
export function BuildingStack({ stack, chosen, calling, mine, onChoose }: Props) {
  const words = useWords();
  const roving = useRoving(stack.id);
  const { building } = stack;
  const text = building === null ? words.board.empty : buildingText(building, words);
  return (
    <button
      type="button"
      {...roving}
      className={`stack ${stateOf(stack.opening, chosen, calling)}`}
      aria-disabled={!calling && stack.opening?.open !== true}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="visually-hidden">{stackName(stack, text, words)}</span>
      <HintMark at={stack.id} />
      <TileFace
        building={building}
        left={stack.left}
        ring={<SlotRing place={stack.id} crowds={stack.crowds} preview={chosen ? mine : null} />}
      />
      <span className={stack.left === 1 ? 'stack-left last' : 'stack-left'} aria-hidden="true">
        {stack.left === 1 ? words.board.lastTile : words.board.leftOver(stack.left)}
      </span>
    </button>
  );
}
