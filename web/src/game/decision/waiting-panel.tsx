import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { clockTime } from '../../words/times.js';
import { useSpeech, useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { OrdersLine } from '../orders/order-list.js';
import { isSaid, type Ordering } from '../orders/orders.js';
import { OrdersPanel } from '../orders/orders-panel.js';
import type { Player } from '../model.js';
import { meAt, useTable } from '../table.js';
import type { Waiting } from './decision.js';
import { Panel } from './panel.js';
import { WayOut } from './way-out.js';

/** Who does what now. */
function titleOf({ players, asked }: Waiting, { decision }: Words): string {
  const [only, ...others] = players;
  if (only !== undefined && others.length === 0) {
    return asked === null ? decision.onTurn(only.name) : decision.doing[asked](only.name);
  }
  return decision.severalOnTurn(players.map(({ name }) => name).join(', '));
}

/** Reminds a player; right after a nudge, from when on that can be done again. */
function Nudge({ player, from }: Readonly<{ player: Player; from: Date }>) {
  const { words, language } = useSpeech();
  const { decision } = words;
  const { nudger, sender } = useTable();
  const now = new Date();
  if (from > now)
    return <small className="soft">{decision.nudgeAgain(clockTime(language, from, now))}</small>;
  return (
    <button
      type="button"
      className="button small"
      aria-label={decision.nudgeWhom(player.name)}
      aria-describedby="nudge-hint"
      disabled={nudger.busy || sender.blocked !== null}
      onClick={() => nudger.nudge(player.seat)}
    >
      {decision.nudge}
    </button>
  );
}

function Awaited({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { decision, common } = useWords();
  return (
    <ul className="awaited">
      {waiting.players.map((player) => {
        const from = waiting.nudges.get(player.seat);
        return (
          <li key={player.seat}>
            <Icon name={`m-${player.colour}`} /> {player.name}
            {from !== undefined && <Nudge player={player} from={from} />}
          </li>
        );
      })}
      {waiting.next !== null && (
        <li className="soft">{decision.thenNext(waiting.next.me ? common.you : waiting.next.name)}</li>
      )}
    </ul>
  );
}

/** What whoever is nudged will see; and why it was not done. */
function NudgeHint({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { decision } = useWords();
  const table = useTable();
  const me = meAt(table);
  const { trouble } = table.nudger;
  const now = new Date();
  const possible = [...waiting.nudges.values()].some((from) => from <= now);
  return (
    <>
      {possible && me !== null && (
        <p className="hint" id="nudge-hint">
          {decision.nudgeHint(me.name)}
        </p>
      )}
      {trouble !== null && (
        <p className="note refused" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

type OfferProps = Readonly<{ ordering: Ordering; onOpen: () => void }>;

/** The way to one's orders; where no other game waits it is what to do next. */
function OrdersOffer({ ordering, onOpen }: OfferProps) {
  const { orders } = useWords();
  const { nextGame } = useTable();
  const said = isSaid(ordering.kept);
  return (
    <button
      type="button"
      className={nextGame === null && !said ? 'button primary' : 'button'}
      onClick={onOpen}
    >
      {said ? orders.change : orders.set}
    </button>
  );
}

/** Who is on turn; one may leave orders, look around, or leave. */
export function WaitingPanel({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { words, language } = useSpeech();
  const { decision } = words;
  const { orders: ordering } = useTable();
  const [ordersOpen, open] = useState(false);
  if (ordersOpen && ordering !== null) {
    return <OrdersPanel ordering={ordering} onBack={() => open(false)} />;
  }
  return (
    <Panel
      tag={decision.waiting}
      mine={false}
      title={titleOf(waiting, words)}
      actions={
        <>
          {ordering !== null && <OrdersOffer ordering={ordering} onOpen={() => open(true)} />}
          <WayOut />
        </>
      }
    >
      <Awaited waiting={waiting} />
      {waiting.until !== null && (
        <p>{decision.untilYourTime(clockTime(language, waiting.until, new Date()))}</p>
      )}
      <NudgeHint waiting={waiting} />
      {ordering !== null && isSaid(ordering.kept) ? (
        <OrdersLine kept={ordering.kept} />
      ) : (
        <p className="hint wait-hint">{decision.youWillBeTold}</p>
      )}
    </Panel>
  );
}
