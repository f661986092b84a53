import { readConfig } from '../../src/cli/config.js';

const mistakesIn = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('configuration', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      worker: true,
      logLevel: 'info',
      trustProxy: 0,
    });
    expect(config.dataDir).toMatch(/\/\.cairn$/);
    expect(config.databaseUrl).toBeUndefined();
  });

  it('takes an empty variable for none', () =>
    expect(readConfig({ PORT: '', REDIS_URL: '' })).toMatchObject({ port: 4000, redisUrl: undefined }));

  it('reads what is set', () =>
    expect(
      readConfig({ PORT: '80', PUBLIC_URL: 'https://cairn.example/', WORKER: 'off', LOG_FORMAT: 'text' }),
    ).toMatchObject({ port: 80, publicUrl: 'https://cairn.example', worker: false, logFormat: 'text' }));

  it('reports every mistake at once, one line each', () => {
    const lines = mistakesIn({
      PORT: '99999',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'http://x',
      WORKER: 'maybe',
    }).split('\n');
    expect(lines).toEqual([
      "Cairn's configuration has mistakes:",
      '  PORT must be a whole number from 0 to 65535',
      '  REDIS_URL must be the address of a Redis server, beginning with redis:// or rediss://',
      '  WORKER must be one of on, off',
      '  LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    ]);
  });

  it('never repeats a secret', () => {
    const told = mistakesIn({
      DATABASE_URL: 'mysql://me:hunter2@db/x',
      SECRET_KEY: 'too-short',
      SMTP_URL: 'hunter2',
    });
    expect(told).toMatch(/DATABASE_URL must be/);
    expect(told).toMatch(/SECRET_KEY must have at least 32 characters/);
    expect(told).not.toMatch(/hunter2|too-short/);
  });

  it('tells that a % in a password of a database must be escaped', () => {
    const told = mistakesIn({ DATABASE_URL: 'postgres://me:hunter%2@db/x' });
    expect(told).toMatch(/DATABASE_URL has a % in its name or password/);
    expect(told).not.toMatch(/hunter/);
    const escaped = { DATABASE_URL: 'postgres://me:hunter%252@db/x' };
    expect(readConfig(escaped)).toMatchObject({ databaseUrl: escaped.DATABASE_URL });
  });

  it('knows which settings need each other', () => {
    expect(mistakesIn({ MIGRATION_DATABASE_URL: 'postgres://m@db/x' })).toMatch(
      /MIGRATION_DATABASE_URL is set and DATABASE_URL is not/,
    );
    expect(mistakesIn({ SMTP_URL: 'smtp://mail' })).toMatch(/SMTP_URL is set and MAIL_FROM is not/);
  });
});
