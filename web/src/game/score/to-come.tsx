import type { ReactNode } from 'react';

type Props = Readonly<{
  /** Whether it may be seen. */
  ready: boolean;
  /** What is seen in its place until then. */
  instead?: string;
  children: ReactNode;
}>;

/**
 * What the count has not reached yet: its room is kept, so that nothing moves when it comes, and whoever cannot see the
 * stones fall is told all of it at once.
 */
export function ToCome({ ready, instead, children }: Props) {
  return (
    <span className={ready ? 'to-come' : 'to-come unseen'}>
      <span>{children}</span>
      {!ready && instead !== undefined && (
        <span className="instead" aria-hidden="true">
          {instead}
        </span>
      )}
    </span>
  );
}
