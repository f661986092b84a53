import type { MouseEvent } from 'react';

/**
 * For buttons that do what cannot be taken back. The second click of a double-click was meant for the button that stood
 * here before: the answer to the first may have put another one under it.
 */
export const onPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
