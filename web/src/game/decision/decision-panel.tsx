import { Icon } from '../../art/icon.js';
import { Link } from '../../app/navigation.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { useTable } from '../table.js';
import { ActPanel } from './act-panel.js';
import { Confirm } from './confirm.js';
import type { Decision, Over } from './decision.js';
import { FeedPanel } from './feed-panel.js';
import { LookPanel } from './look-panel.js';
import { Panel } from './panel.js';
import { PickPanel } from './pick-panel.js';
import { PlacePanel } from './place-panel.js';
import { SettlePanel } from './settle-panel.js';
import { WaitingPanel } from './waiting-panel.js';
import { WayOut } from './way-out.js';

function wonBy({ winners, cancelled }: Over, { decision }: Words): string {
  if (cancelled) return decision.cancelled;
  const [first, ...others] = winners;
  if (others.length > 0) return decision.sharedWin(winners.map(({ name }) => name).join(', '));
  return first?.me === true ? decision.youWon : decision.won(first?.name ?? '');
}

/** The board shows the points in play; these are counted with all that is added in the end. */
function Totals({ totals }: Pick<Over, 'totals'>) {
  const { board } = useWords();
  return (
    <ul className="totals">
      {totals.map(({ player, total }) => (
        <li key={player.seat}>
          <Icon name={`m-${player.colour}`} /> <span>{player.name}</span>
          <b className="display">{signed(total)}</b> {board.points(total)}
        </li>
      ))}
    </ul>
  );
}

function OverPanel({ over }: Readonly<{ over: Over }>) {
  const words = useWords();
  const { view } = useTable();
  return (
    <Panel
      tag={words.decision.over}
      mine={false}
      title={wonBy(over, words)}
      actions={
        <>
          {!over.cancelled && (
            <Link to={{ page: 'score', id: view.id }} className="button primary wide">
              {words.score.toScore}
            </Link>
          )}
          <WayOut aside={!over.cancelled} />
        </>
      }
    >
      {over.totals.length > 0 && <Totals totals={over.totals} />}
    </Panel>
  );
}

/** The autopilot plays for me until I say that I am back. */
function KeptPanel() {
  const { table, decision } = useWords();
  return (
    <Panel
      tag={decision.waiting}
      mine={false}
      title={table.keptForYou}
      actions={<Confirm move={{ type: 'comeBack' }}>{table.comeBack}</Confirm>}
    >
      {null}
    </Panel>
  );
}

function PanelOf({ decision }: Readonly<{ decision: Decision }>) {
  switch (decision.kind) {
    case 'place':
      return <PlacePanel decision={decision} />;
    case 'act':
      return <ActPanel decision={decision} />;
    case 'settle':
      return <SettlePanel key={decision.id} decision={decision} />;
    case 'pickDie':
      return <PickPanel key={decision.id} decision={decision} />;
    case 'feed':
      return <FeedPanel key={`${decision.id} ${JSON.stringify(decision.stock)}`} decision={decision} />;
    case 'wait':
      return <WaitingPanel waiting={decision} />;
    case 'look':
      return <LookPanel look={decision} />;
    case 'over':
      return <OverPanel over={decision} />;
  }
}

/** One panel for every decision and for having none. */
export function DecisionPanel({ decision }: Readonly<{ decision: Decision }>) {
  const { kept } = useTable();
  return kept && decision.kind !== 'over' ? <KeptPanel /> : <PanelOf decision={decision} />;
}
