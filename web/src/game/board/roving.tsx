import {
  createContext,
  use,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

type Direction = 'left' | 'right' | 'up' | 'down';
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Middle = Readonly<{ x: number; y: number }>;

/** How far a spot lies in a direction; sideways steps count double. Infinite when it does not lie there at all. */
function distanceTowards(direction: Direction, from: Middle, to: Middle): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const [along, aside] = { left: [-dx, dy], right: [dx, dy], up: [-dy, dx], down: [dy, dx] }[direction] as [
    number,
    number,
  ];
  return along <= 4 ? Infinity : along + 2 * Math.abs(aside);
}

const middleOf = (element: Element): Middle => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function neighbour(group: Element, from: HTMLElement, direction: Direction): HTMLElement | null {
  const start = middleOf(from);
  const others = [...group.querySelectorAll<HTMLElement>('[data-roving]')].filter((other) => other !== from);
  const ranked = others
    .map((element) => ({ element, far: distanceTowards(direction, start, middleOf(element)) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.element ?? null;
}

type Roving = Readonly<{ current: string; enter: (id: string) => void }>;
const RovingContext = createContext<Roving | null>(null);

type GroupProps = Readonly<{
  first: string;
  className: string;
  id: string;
  label: string;
  children: ReactNode;
}>;

/** One tab stop for many places; arrows walk between them as they lie on the screen. */
export function RovingGroup({ first, className, id, label, children }: GroupProps) {
  const group: RefObject<HTMLElement | null> = useRef(null);
  const [current, enter] = useState(first);
  const roving = useMemo(() => ({ current, enter }), [current]);
  const walk = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = event.target;
    if (direction === undefined || group.current === null || !(from instanceof HTMLElement)) return;
    if (from.dataset['roving'] === undefined) return;
    event.preventDefault();
    neighbour(group.current, from, direction)?.focus();
  };
  return (
    <RovingContext value={roving}>
      <main ref={group} id={id} className={className} aria-label={label} onKeyDown={walk} tabIndex={-1}>
        {children}
      </main>
    </RovingContext>
  );
}

/** What a place's button needs to take part in the group. */
export function useRoving(id: string) {
  const roving = use(RovingContext);
  if (roving === null) throw new Error('No RovingGroup above this button');
  return {
    'data-roving': id,
    tabIndex: roving.current === id ? 0 : -1,
    onFocus: () => roving.enter(id),
  } as const;
}
