import { numberLasts, rememberedNumber, rememberNumber } from '../lib/remembered.js';

const KEY = 'loadedAnew';

/** A file that is missing even in the page just loaded is no matter of releases. */
const ONCE_IN_MS = 60_000;

/** Whether a page of this server could be loaded at all: the one that is open must not be given up for nothing. */
const isThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

async function loadAnew(): Promise<void> {
  const now = Date.now();
  if (now - (rememberedNumber(KEY) ?? 0) < ONCE_IN_MS || !(await isThere())) return;
  rememberNumber(KEY, now);
  // Without storage nobody would know that it has been tried.
  if (numberLasts(KEY)) location.reload();
}

/** A page that was opened before a new release asks for parts that are gone: then it loads itself anew. */
export function followReleases(): void {
  addEventListener('vite:preloadError', () => void loadAnew());
}
