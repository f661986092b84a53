/** Bytes as Prisma takes them. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hex, 'hex'));

/** Bytes as they stand in JSON. */
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Bytes as Postgres writes them. */
export const bytea = (hex: string): string => `\\x${hex}`;
