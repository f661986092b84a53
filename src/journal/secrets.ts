import { createHash, randomBytes } from 'node:crypto';

/** Bytes as Prisma takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** 32 bytes nobody can guess, recognisable wherever they should not stand: in a log, in a commit. */
export const newSecret = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** What is stored of a secret: it opens nothing. */
export const hashOf = (text: string): Bytes => createHash('sha256').update(text).digest();

/** A hash that arrives in hexadecimal. */
export const bytes = (hex: string): Bytes => Buffer.from(hex, 'hex');
