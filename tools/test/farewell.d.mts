import type { ChildProcess } from 'node:child_process';

/** How the suites ended that write to `results` when they are over; where something stays open that is said, and they are ended by force. */
export function codeOf(child: ChildProcess, results: string, onOpen: () => void): Promise<number | null>;
