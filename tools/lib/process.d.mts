/** A string that no other process ever has: when it started. '' once it is gone (a zombie counts as gone). */
export function birthOf(pid: number): string;
/** The command line of a process, '' when it cannot be told. */
export function commandOf(pid: number): string;
