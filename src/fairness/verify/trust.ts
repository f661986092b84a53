/** What a reader knows from elsewhere than from the file. */
export type Trust = Readonly<{
  /** Public keys, or their ids, that the reader believes to be the server's. Without any, every key will do. */
  keys?: readonly string[] | undefined;
  /** A head that the reader kept: from an answer, a feed or a mail. */
  head?: Readonly<{ hash: string; version?: number | undefined }> | undefined;
}>;

/** Whether a key is one of those that the reader trusts. */
export const isTrusted = (
  { keys = [] }: Trust,
  { publicKey, keyId }: Readonly<{ publicKey: string; keyId: string }>,
): boolean => keys.includes(publicKey) || keys.includes(keyId);
