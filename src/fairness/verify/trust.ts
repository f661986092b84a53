/** What a reader knows from elsewhere than from the file. */
export type Trust = Readonly<{
  /** Public keys, or their ids, that the reader believes to be the server's. Without any, every key will do. */
  keys?: readonly string[] | undefined;
  /** A head that the reader kept: from an answer, a feed or a mail. */
  head?: Readonly<{ hash: string; version?: number | undefined }> | undefined;
}>;

const KEPT_HEAD = /(?:\b(\d{1,9})\b\D*?)?\b([0-9a-f]{64})\b/;

/** A head in the form in which it was kept: "120:hash", the hash alone, or the very line of a mail. */
export function headIn(text: string): NonNullable<Trust['head']> | undefined {
  const [, version, hash] = KEPT_HEAD.exec(text) ?? [];
  if (hash === undefined) return undefined;
  return { hash, ...(version === undefined ? {} : { version: Number(version) }) };
}

/** Whether a key is one of those that the reader trusts. */
export const isTrusted = (
  { keys = [] }: Trust,
  { publicKey, keyId }: Readonly<{ publicKey: string; keyId: string }>,
): boolean => keys.includes(publicKey) || keys.includes(keyId);
