import { readConfig } from '../../src/cli/config.js';
import { inShort, makeLog } from '../../src/cli/log.js';

function logInto(lines: string[], env: Record<string, string>) {
  return makeLog(readConfig(env), { write: (text: string) => lines.push(text) });
}

describe('the log', () => {
  it('is one JSON object per line', () => {
    const lines: string[] = [];
    logInto(lines, { LOG_FORMAT: 'json' }).info({ game: 'g1' }, 'a move');
    expect(JSON.parse(lines.join(''))).toMatchObject({ level: 'info', game: 'g1', msg: 'a move' });
  });

  it('is short for people', () => {
    const lines: string[] = [];
    logInto(lines, { LOG_FORMAT: 'text' }).warn({ game: 'g1' }, 'a move');
    expect(lines.join('')).toMatch(/^\d\d:\d\d:\d\d warn {2}a move game=g1\n$/);
  });

  it('shows people where an error came from', () => {
    const lines: string[] = [];
    logInto(lines, { LOG_FORMAT: 'text' }).error({ err: new Error('broken') }, 'oh');
    expect(lines.join('')).toMatch(/oh\nError: broken\n {4}at /);
  });

  it('says of a broken connection what happened, and nothing of what hangs on its error', () => {
    const lines: string[] = [];
    const client = { connectionParameters: { host: 'db', user: 'cairn_app' } };
    const error = Object.assign(new Error('terminated'), { code: '57P01', client });
    logInto(lines, { LOG_FORMAT: 'json' }).warn(inShort(error), 'a connection broke');
    const time = expect.any(Number) as number;
    const said = { level: 'warn', time, reason: 'terminated', code: '57P01', msg: 'a connection broke' };
    expect(JSON.parse(lines.join(''))).toEqual(said);
    expect(inShort('nonsense')).toEqual({ reason: 'unknown' });
  });

  it('hides the password of every address, also one with an @ in it or behind a question mark', () => {
    const lines: string[] = [];
    const log = logInto(lines, { LOG_FORMAT: 'json' });
    log.error({ err: new Error('postgresql://ann:pass@word@db/cairn is away') }, 'redis://:pass@word@cache');
    log.error({ url: 'postgres://db/cairn?user=ann&password=word&sslmode=require' }, 'oh');
    expect(lines.join('')).not.toMatch(/word(?!=)/);
    expect(lines.join('')).toContain('postgresql://ann:***@db/cairn is away');
    expect(lines.join('')).toContain('postgres://db/cairn?user=ann&password=***&sslmode=require');
  });

  it('leaves out what is below its level', () => {
    const lines: string[] = [];
    logInto(lines, { LOG_LEVEL: 'warn' }).info('quiet');
    expect(lines).toEqual([]);
  });

  it.each(['json', 'text'])('hides secrets wherever they are (%s)', (format) => {
    const lines: string[] = [];
    const log = logInto(lines, { LOG_FORMAT: format }).child({ token: 'hush-1' });
    const headers = { authorization: 'Bearer hush-2', cookie: 'sid=hush-3', 'set-cookie': ['sid=hush-4'] };
    log.error({
      request: { headers },
      password: 'hush-5',
      seed: 'hush-6',
      deep: [{ newPassword: 'hush-7', email: 'hush-10' }],
    });
    log.error(
      { err: new Error('connect postgresql://cairn_app:hush-8@db:5432/cairn') },
      `with cairn_${'hush9'.repeat(9).slice(0, 43)}`,
    );
    // Random text may end in a hyphen, and every kind of secret has its own word in front.
    for (const prefix of ['cairn_', 'cairn_pat_', 'cairn_link_'])
      log.error(`"${prefix}${'hush9'.repeat(9).slice(0, 42)}-"`);
    expect(lines.join('')).not.toMatch(/hush/);
    expect(lines.join('')).toMatch(/cairn_app:\*\*\*@db/);
  });
});
