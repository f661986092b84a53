import { missingConsent, type Request, type Seat, type SeenTable } from '../game/index.js';

/** A question to the table, and who has yet to say yes. */
export type RequestView = Request & Readonly<{ missing: readonly Seat[]; mine: boolean }>;

/** The open requests of a table; `mine` are those that this seat is asked to answer. */
export const requestViews = (seen: SeenTable, viewer: Seat | undefined): readonly RequestView[] =>
  seen.requests.map((request) => {
    const missing = missingConsent(seen, request);
    return { ...request, missing, mine: viewer !== undefined && missing.includes(viewer) };
  });
