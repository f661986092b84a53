import type { CombinedError } from 'urql';
import { faultOf, mayPass } from '../../web/src/api/faults.js';

const answered = (extensions: Readonly<Record<string, unknown>>): CombinedError =>
  ({ graphQLErrors: [{ extensions }] }) as unknown as CombinedError;

describe('a fault as the page tells it', () => {
  it('is that there is no such game where a link was cut off, and trying again is of no use', () => {
    for (const field of ['id', 'gameId', 'input.gameId']) {
      const fault = faultOf(answered({ code: 'BAD_INPUT', facts: { field } }));
      expect(fault.kind).toBe('notFound');
      expect(mayPass(fault)).toBe(false);
    }
  });

  it('is about a field where that is wrong, and broken where nothing better is known', () => {
    const fault = faultOf(answered({ code: 'BAD_INPUT', facts: { field: 'input.handle' } }));
    expect([fault.kind, fault.field]).toEqual(['broken', 'handle']);
    expect(faultOf(answered({ code: 'NEWS' })).kind).toBe('broken');
    expect(faultOf({ graphQLErrors: [], networkError: new Error() } as unknown as CombinedError).kind).toBe(
      'unreachable',
    );
  });
});
