/** Lines of a table: the first column to the left, numbers to the right. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd(),
  );
}

/** One line for the person who waits, or reads afterwards. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What programs read: always the last line, always JSON. */
export const sayResult = (result: Readonly<Record<string, string | number | object>>): void =>
  say(JSON.stringify(result));
