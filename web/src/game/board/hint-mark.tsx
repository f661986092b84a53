import type { PlaceId } from '../model.js';
import { useTable } from '../table.js';

/** At the place that the hint beside the decision is about; the hint begins with the same mark. */
export function HintMark({ at }: Readonly<{ at: PlaceId }>) {
  if (useTable().hint?.place !== at) return null;
  return (
    <span className="hint-mark" aria-hidden="true">
      ?
    </span>
  );
}
