/** How far apart people stand, and where their feet are. */
const STEP = 66;
const MIDDLE = 320;
const GROUND = 88;
const SIZE = 42;

/** A little lower towards both ends: they stand round the fire. */
const placeOf = (seat: number, seats: number): readonly [number, number] => {
  const off = seat - (seats - 1) / 2;
  return [MIDDLE + off * STEP, GROUND + off * off * 5];
};

function Fire() {
  return (
    <g transform="translate(320 150)" stroke="var(--ol)" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M-26 6 22-5l3 6-48 12zM26 6-22-5l-3 6 48 12z" fill="var(--trunk)" />
      <path
        d="M-14 0c-9-9-9-21 0-31 1 6 4 9 7 9-1-11 3-20 11-26-1 9 3 14 7 19 7 9 6 21-3 29z"
        fill="var(--sun)"
      />
      <path d="M-5 0c-5-6-4-13 1-18 1 4 3 5 5 5 1 5 4 8 2 13z" fill="var(--wheat)" stroke="none" />
    </g>
  );
}

/** The evening before a game: everybody who has come stands at the fire, and there is room for the others. */
export function Camp({ taken, seats }: Readonly<{ taken: number; seats: number }>) {
  return (
    <svg className="camp" viewBox="0 0 640 170" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="170" fill="var(--sky1)" />
      <path d="M0 78 90 34l86 34 110-46 96 44 88-38 170 52v112H0z" fill="var(--far)" />
      <path d="M0 92c120-26 230-14 330-8s210-10 310 6v80H0z" fill="var(--mid)" />
      <path d="M0 104c140-16 300-10 420-8s160-4 220 2v72H0z" fill="var(--earth)" />
      <use href="#a-pine" transform="translate(36 112)" color="var(--leaf3)" />
      <use href="#a-pine" transform="translate(72 104) scale(0.85)" color="var(--leaf1)" />
      <use href="#a-hut" transform="translate(96 66)" />
      <use href="#a-trader" transform="translate(478 70) scale(0.95)" />
      <use href="#a-pine" transform="translate(612 110) scale(1.05)" color="var(--leaf3)" />
      {Array.from({ length: seats }, (_, seat) => {
        const [x, y] = placeOf(seat, seats);
        return seat < taken ? (
          <use key={seat} href="#p-plain" x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} />
        ) : (
          <circle key={seat} className="camp-empty" cx={x} cy={y} r={SIZE / 2 - 3} />
        );
      })}
      <Fire />
    </svg>
  );
}
