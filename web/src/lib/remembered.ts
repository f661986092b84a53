/** A number this device remembers about one thing; null where storage is off or nothing was remembered. */
export function rememberedNumber(key: string): number | null {
  try {
    const stored = localStorage.getItem(`cairn.${key}`);
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Remembers a number; without storage everything is simply new again next time. */
export function rememberNumber(key: string, value: number): void {
  try {
    localStorage.setItem(`cairn.${key}`, String(value));
  } catch {
    // Private windows may refuse storage.
  }
}
