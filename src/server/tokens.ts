import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^cairn_[A-Za-z0-9_-]{43}$/;

/** 32 bytes nobody can guess, recognisable wherever they should not stand: in a log, in a commit. */
export const newToken = (): string => `cairn_${randomBytes(32).toString('base64url')}`;

/** What is stored of a token: it opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether it can be one of ours at all; anything else need not be looked up. */
export const isToken = (text: string): boolean => TOKEN.test(text);
