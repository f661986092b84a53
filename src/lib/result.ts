/** Either the value or the reason why there is none. A refusal is an answer, not an exception. */
export type Result<Value, Reason> =
  Readonly<{ ok: true; value: Value }> | Readonly<{ ok: false; reason: Reason }>;

export const ok = <Value>(value: Value): Readonly<{ ok: true; value: Value }> => ({ ok: true, value });
export const fail = <Reason>(reason: Reason): Readonly<{ ok: false; reason: Reason }> => ({
  ok: false,
  reason,
});
