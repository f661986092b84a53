import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{ label: string; onClose: () => void; children: ReactNode }>;

/** A sheet over the page: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Sheet({ label, onClose, children }: Props) {
  const { common } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Whoever is asked for something can type at once; the browser would begin with the button that closes.
    const fields = [...(opened?.querySelectorAll<HTMLInputElement>('form input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
    // The browser gives the focus back when a dialog is closed, not when it is taken away.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet-dialog"
      aria-label={label}
      onClose={() => {
        // Not of a dialog that was taken away: whoever did that knows.
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="sheet-body">
        <button
          type="button"
          className="icon-button sheet-close"
          aria-label={common.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="b-close" size={20} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
