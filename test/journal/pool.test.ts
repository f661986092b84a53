import { createPool } from '../../src/journal/pool.js';

describe('the pool of connections', () => {
  it('tells of connections that broke, but not of those that are cut while it closes', async () => {
    const heard: string[] = [];
    const pool = createPool('postgresql://ann@127.0.0.1:1/cairn', {
      onError: ({ message }) => void heard.push(message),
    });
    pool.emit('error', new Error('broke'));
    await pool.end();
    pool.emit('error', new Error('cut at the end'));
    expect(heard).toEqual(['broke']);
  });
});
