import { randomUUID } from 'node:crypto';
import type { SeatId } from '../../src/game/index.js';
import { guestNameOf } from '../../src/play/guest-names.js';
import { botNameOf } from '../../src/views/sentences/bot-names.js';

describe('the name of a guest who has given none', () => {
  const names = Array.from({ length: 2000 }, () => guestNameOf(randomUUID()));

  it('is a name and a number, as short as a board has room for', () => {
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{3,4} [1-9]\d$/);
    expect(guestNameOf('an id')).toBe(guestNameOf('an id'));
  });

  it('is seldom that of somebody else', () => {
    // Of 1,440 names 2,000 draws leave a quarter out.
    expect(new Set(names).size).toBeGreaterThan(950);
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBe(16);
  });

  it('is never that of a bot', () => {
    const bots = new Set(
      Array.from({ length: 200 }, (_, nth) => botNameOf(`bot${nth + 1}` as SeatId).split(' ')[0]),
    );
    for (const name of names) expect(bots).not.toContain(name.split(' ')[0]);
  });
});
