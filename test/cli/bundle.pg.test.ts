import { runCairn } from '../support/servers.js';

/** What a file of the bundle needs may lie in another one that has not begun: whoever loads it first finds that out. */
it.each([
  ...['serve', 'worker', 'migrate', 'reminders', 'restore-mark', 'account', 'content'],
  ...['export', 'import', 'verify', 'replay', 'simulate'],
])('the built cairn loads all that `cairn %s` needs', async (name) => {
  const cairn = runCairn([name, '--help'], {});
  expect([await cairn.ended, cairn.output().split('\n', 1)[0]]).toEqual([
    0,
    expect.stringMatching(`^Usage: cairn ${name}`),
  ]);
});

it('the built cairn loads all that its settings are told by', async () => {
  const cairn = runCairn(['help'], {});
  expect([await cairn.ended, cairn.output()]).toEqual([
    0,
    expect.stringMatching(/^Usage: cairn <command>[^]*PORT/),
  ]);
});
