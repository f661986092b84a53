import { createServer, type Server } from 'node:net';

/** What a PostgreSQL says to whoever has another one's password: a length, and fields that each begin with a letter. */
const REFUSAL = Buffer.from('E\0\0\0\x1eSFATAL\0VFATAL\0C28P01\0Mno\0\0');

/** Somebody else's PostgreSQL, as far as we get to know it. It does not listen yet. */
export const strangePostgres = (): Server =>
  createServer((socket) =>
    socket.on('error', () => socket.destroy()).once('data', () => socket.end(REFUSAL)),
  );
