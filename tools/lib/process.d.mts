/** A string that no other process ever has: when it started. '' once it is gone (a zombie counts as gone). Throws where that cannot be told. */
export function birthOf(pid: number): string;
/** Which processes this one can see at all: those of its machine since that was started, or of its container. */
export function processesSeen(): string;
/** The command line of a process, '' when it cannot be told. */
export function commandOf(pid: number): string;
