import type { KeyboardEvent as KeyPress, MouseEvent } from 'react';

/**
 * For buttons that do what cannot be taken back. The second click of a double-click was meant for the button that stood
 * here before: the answer to the first may have put another one under it.
 */
export const onPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

/** For buttons that become another one when pressed: a key that is held down is one press. */
export const onKeyHeld = (event: KeyPress): void => {
  if (event.repeat) event.preventDefault();
};

const PRESSABLE = 'button, a, summary, input, [role="radio"], [tabindex="0"]';

/** Whether a key presses what has the focus: Enter and Space belong to that, if it can be pressed. */
export const isPress = ({ key, target }: KeyboardEvent): boolean =>
  /^( |Enter)$/.test(key) && target instanceof HTMLElement && target.matches(PRESSABLE);
