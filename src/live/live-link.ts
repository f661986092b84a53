import type { Live } from '../play/ports.js';

/** Announcements over a wire, which may be down. */
export type LiveLink = Live & Readonly<{ check: () => Promise<void> }>;
