import type { ReactNode } from 'react';

type Props = Readonly<{
  /** The id of the heading that names it, or its own caption. */
  named: Readonly<{ by: string }> | Readonly<{ caption: string }>;
  columns: readonly string[];
  /** Which columns hold numbers: their headings stand above the last digit. */
  numbers?: readonly number[];
  /** Whether it scrolls by itself, because it may grow longer than a screen. */
  tall?: boolean;
  children: ReactNode;
}>;

/** A table of many short rows, in a box that can be scrolled by keyboard. */
export function DenseTable({ named, columns, numbers = [], tall = false, children }: Props) {
  const name = 'by' in named ? { 'aria-labelledby': named.by } : { 'aria-label': named.caption };
  return (
    <div className={tall ? 'table-box tall' : 'table-box'} role="group" {...name} tabIndex={0}>
      <table className="dense">
        {'caption' in named && <caption>{named.caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col" className={numbers.includes(index) ? 'number' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
