import type { RequestHandler } from 'express';
import { noSuchThing } from '../play/faults.js';
import type { PublicRecord } from '../play/trust/public-record.js';

const DATE = /^\d{4}-\d\d-\d\d$/;
const MOST_DIGESTS = 400;

/** Public keys and digests: for everybody, from anywhere, to be written down and compared. */
export type RecordRoutes = Readonly<Record<'keys' | 'digests' | 'digest', RequestHandler>>;

export const recordRoutes = ({ publicRecord }: Readonly<{ publicRecord: PublicRecord }>): RecordRoutes => ({
  keys: async (_request, response) => {
    const keys = (await publicRecord.keys()).map((key) => ({ ...key, algorithm: 'Ed25519' }));
    response.set(OPEN).json({ current: publicRecord.currentKey, keys });
  },
  digests: async (request, response) => {
    const { before } = request.query;
    const isDate = typeof before === 'string' && DATE.test(before);
    const digests = await publicRecord.digests(MOST_DIGESTS, isDate ? before : undefined);
    response.set(OPEN).json({ digests });
  },
  digest: async (request, response) => {
    const date = String(request.params['date']);
    const digest = DATE.test(date) ? await publicRecord.digestOf(date) : undefined;
    if (digest === undefined) throw noSuchThing('There is no digest of this day.');
    response.set(OPEN).json(digest);
  },
});

/** Pages of other sites may read it too: whoever checks an archive there needs the keys. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=300',
};
