import type { Request } from 'express';

/** One value of a query; several under one name are none. */
export const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const MOST_FIELDS = 60;

/** The fields of a form, each a text. */
export function fieldsIn({ body }: Request): Readonly<Record<string, string>> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body as object) : [];
  return Object.fromEntries(
    entries
      .slice(0, MOST_FIELDS)
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
