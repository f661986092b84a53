import { useTable } from '../table.js';
import { FeedingLine } from '../tribes/feeding-line.js';

/** How my tribe would be fed now, where one decides what to spend and whom to send: its panel may be out of sight. */
export function Forecast() {
  const { view } = useTable();
  const feeding = view.tribes.find(({ player }) => player.me)?.feeding ?? null;
  return feeding === null ? null : <FeedingLine feeding={feeding} />;
}
