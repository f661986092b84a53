import { clockOf } from '../../web/src/api/clock-of.js';

type Game = Parameters<typeof clockOf>[0];
type Asked = Game['awaiting'][number];

const byHand = { stretch: 7, secondsInAll: 86_400 } as Asked;
const alone = { stretch: 7, secondsInAll: null } as Asked;
const bot = { stretch: null, secondsInAll: null } as Asked;

const game = (awaiting: readonly Asked[], more: object = {}): Game =>
  ({ settings: { time: {} }, status: 'RUNNING', clocksPaused: false, awaiting, ...more }) as Game;

describe('the clock of a table', () => {
  it('runs while the server gives somebody who is asked a time', () => {
    expect(clockOf(game([byHand]))).toBe('runs');
    expect(clockOf(game([bot, byHand]))).toBe('runs');
  });

  it('is none where only bots wait, also because everybody else has resigned', () => {
    const seats = [{ bot: null, resigned: false }, { bot: null, resigned: true }, { bot: 'steady' }];
    expect(clockOf(game([alone], { seats }))).toBe('bots');
  });

  it('is not spoken of while bots answer, without a limit, and once all is over', () => {
    expect(clockOf(game([bot]))).toBe('none');
    expect(clockOf(game([byHand], { settings: { time: null } }))).toBe('none');
    expect(clockOf(game([byHand], { status: 'FINISHED' }))).toBe('none');
  });

  it('stands where the table has stopped it', () => {
    expect(clockOf(game([byHand], { clocksPaused: true }))).toBe('paused');
  });
});
