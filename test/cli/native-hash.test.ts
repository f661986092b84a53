import fc from 'fast-check';
import { nativeHash } from '../../src/cli/native-hash.js';
import { hashOf } from '../../src/fairness/hash.js';

const part = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 }));

it("Node's hash is the one that runs everywhere", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => nativeHash(...parts) === hashOf(...parts)),
  );
});
