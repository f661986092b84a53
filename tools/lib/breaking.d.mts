export function unannouncedBreaks(released: string, current: string, changelog: string): readonly string[];
