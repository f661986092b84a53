/** One sentence when this Node is too old (or of a line our packages skip), else ''. */
export function unsupportedNode(version: string): string;
/** One sentence when no PostgreSQL comes along for this platform, else ''. */
export function unsupportedPlatform(platform: string, arch: string, libc: string): string;
