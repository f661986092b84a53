import { resolve } from 'node:path';
import { z } from 'zod';
import { mistake } from '../../tools/lib/mistake.mjs';
import { readSender } from '../notices/mail.js';
import { projectRoot } from './project.js';

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be a whole number from ${low} to ${high}`);

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

/** An address with one of these schemes. Messages never repeat the value: it may hold a password. */
const address = (what: string, ...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be the address of ${what}, beginning with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    );

/** In names and passwords a % begins an escape; everywhere else nobody decodes it. */
const STRAY_PERCENT = /^[^@]*%(?![0-9a-f]{2})[^@]*@/i;

const postgres = address('a PostgreSQL database', 'postgresql:', 'postgres:').refine(
  (value) => !STRAY_PERCENT.test(value),
  'has a % in its name or password that must be written as %25',
);

const publicUrl = address('this server as its users see it', 'http:', 'https:')
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must not have a path')
  .transform((value) => new URL(value).origin);

const MILLION = 1_000_000;

/** Pages of these origins may use the API: a list with commas, or a star for all. */
const origins = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
  )
  .refine(
    (list) =>
      list.every((origin) => origin === '*' || (URL.canParse(origin) && new URL(origin).origin === origin)),
    'must be origins with commas between them, as https://one.example,https://two.example:8080, or *',
  );

/** How much one visitor may ask for: the higher, the easier it is to overload this server. */
const limits = {
  RATE_PER_VIEWER: wholeNumber(1, MILLION)
    .default(1_200)
    .describe('requests a minute of one account, at each server'),
  RATE_PER_ADDRESS: wholeNumber(1, MILLION)
    .default(3_000)
    .describe('requests a minute of one address, at each server'),
  ATTEMPTS_PER_ACCOUNT: wholeNumber(1, MILLION)
    .default(20)
    .describe('tries an hour at the password of one account, at all servers together'),
  ATTEMPTS_PER_ADDRESS: wholeNumber(1, MILLION)
    .default(100)
    .describe('sign-ins, new guests and new tokens an hour from one address'),
  FEEDS_PER_VIEWER: wholeNumber(1, MILLION)
    .default(50)
    .describe('feeds one account may have open at each server'),
  FEEDS_PER_ADDRESS: wholeNumber(1, MILLION)
    .default(200)
    .describe('feeds open at each server for those at one address who are not signed in'),
  CORS_ORIGINS: origins
    .default([])
    .describe('whose pages may use the API with tokens: origins with commas, or *'),
};

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4000).describe('port to serve on; 0 takes any free one'),
  // Loopback unless told otherwise: trying Cairn out must not open a server to the café's network.
  HOST: z.string().default('127.0.0.1').describe('address to serve on; 0.0.0.0 lets other machines in'),
  PUBLIC_URL: publicUrl.optional().describe('how users reach this server, for links in mails'),
  TRUST_PROXY: wholeNumber(0, 10).default(0).describe('how many proxies stand in front'),
  DATABASE_URL: postgres.optional().describe('PostgreSQL to use instead of the one Cairn brings along'),
  MIGRATION_DATABASE_URL: postgres.optional().describe('the same database with a login that may migrate'),
  ADMIN_DATABASE_URL: postgres
    .optional()
    .describe("the same with the administrator's, to make the other two"),
  REDIS_URL: address('a Redis server', 'redis:', 'rediss:').optional().describe('Redis for news and jobs'),
  DATA_DIR: z.string().default('.cairn').describe('folder for everything that must survive a restart'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('key that seals the seeds of running games in the database'),
  SIGNING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 32 bytes as 64 lower-case hexadecimal digits')
    .optional()
    .describe('secret key that signs archives and digests; otherwise one is made in DATA_DIR'),
  WORKER: oneOf('on', 'off')
    .default('on')
    .describe('whether `cairn serve` does the work of `cairn worker` too'),
  SMTP_URL: address('a mail server', 'smtp:', 'smtps:')
    .optional()
    .describe('mail server; needs MAIL_FROM and PUBLIC_URL'),
  MAIL_FROM: z
    .string()
    .refine((text) => readSender(text) !== undefined, 'must be a mail address, or a name and <an address>')
    .default('Cairn <cairn@localhost>')
    .describe('sender of mails'),
  WEBHOOK_LOOPBACK: oneOf('on', 'off')
    .default('off')
    .describe('whether webhooks may go to this machine, also without https: for development'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
  LOG_FORMAT: oneOf('json', 'text').optional().describe('json or text; text at a terminal, else json'),
  SHUTDOWN_SECONDS: wholeNumber(0, 600)
    .default(10)
    .describe('how long a stop may wait for what is under way'),
  ...limits,
});

/** What can be set, one line each. */
export const settingsHelp = (): readonly string[] =>
  Object.entries(variables.shape).map(
    ([name, { description = '' }]) => `  ${name.padEnd(23)} ${description}`,
  );

type Variables = z.infer<typeof variables>;

const togetherRules: readonly (readonly [keyof Variables, keyof Variables])[] = [
  ['MIGRATION_DATABASE_URL', 'DATABASE_URL'],
  ['ADMIN_DATABASE_URL', 'MIGRATION_DATABASE_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_URL'],
];

/** Every mistake at once, one line each. */
function mistakesIn(env: Environment, result: z.ZodSafeParseResult<Variables>): readonly string[] {
  const wrong = result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  const lonely = togetherRules
    .filter(([one, other]) => env[one] && !env[other])
    .map(([one, other]) => `${one} is set and ${other} is not: both are needed`);
  return [...wrong, ...lonely];
}

const toConfig = (values: Variables) => ({
  port: values.PORT,
  host: values.HOST,
  publicUrl: values.PUBLIC_URL,
  trustProxy: values.TRUST_PROXY,
  databaseUrl: values.DATABASE_URL,
  migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
  adminDatabaseUrl: values.ADMIN_DATABASE_URL,
  redisUrl: values.REDIS_URL,
  dataDir: resolve(projectRoot, values.DATA_DIR),
  secretKey: values.SECRET_KEY,
  signingKey: values.SIGNING_KEY,
  worker: values.WORKER === 'on',
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  webhookLoopback: values.WEBHOOK_LOOPBACK === 'on',
  logLevel: values.LOG_LEVEL,
  logFormat: values.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
  shutdownSeconds: values.SHUTDOWN_SECONDS,
  ratePerViewer: values.RATE_PER_VIEWER,
  ratePerAddress: values.RATE_PER_ADDRESS,
  attemptsPerAccount: values.ATTEMPTS_PER_ACCOUNT,
  attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
  feedsPerViewer: values.FEEDS_PER_VIEWER,
  feedsPerAddress: values.FEEDS_PER_ADDRESS,
  corsOrigins: values.CORS_ORIGINS,
});

/** Everything that can be set from outside, checked. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** The configuration in these environment variables; throws one error that lists every mistake. */
export function readConfig(env: Environment): Config {
  // An empty variable means the same as none: compose files and shells often leave one behind.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  const mistakes = mistakesIn(given, result);
  if (!result.success || mistakes.length > 0) throw configMistake(mistakes);
  return toConfig(result.data);
}

const configMistake = (mistakes: readonly string[]) =>
  Object.assign(
    mistake(`Cairn's configuration has mistakes:\n${mistakes.map((line) => `  ${line}`).join('\n')}`),
    {
      exitCode: 2,
    },
  );
