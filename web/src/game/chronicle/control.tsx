import { Icon, type Drawing } from '../../art/icon.js';

type Props = Readonly<{ icon: Drawing; label: string; disabled?: boolean; onClick: () => void }>;

/** A button of the history: a drawing that says its name. */
export function Control({ icon, label, disabled = false, onClick }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
