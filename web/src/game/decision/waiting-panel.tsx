import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { clockTime } from '../../words/times.js';
import { useSpeech, useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { isSaid, ordersLine, type Ordering } from '../orders/orders.js';
import { OrdersPanel } from '../orders/orders-panel.js';
import { useTable } from '../table.js';
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

function Awaited({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { decision, common } = useWords();
  return (
    <ul className="awaited">
      {waiting.players.map(({ seat, name, colour }) => (
        <li key={seat}>
          <Icon name={`m-${colour}`} /> {name}
        </li>
      ))}
      {waiting.next !== null && (
        <li className="soft">{decision.thenNext(waiting.next.me ? common.you : waiting.next.name)}</li>
      )}
    </ul>
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
  const { decision, orders } = words;
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
      {ordering !== null && isSaid(ordering.kept) ? (
        <p className="orders-line">{orders.line(ordersLine(ordering.kept, words))}</p>
      ) : (
        <p className="hint wait-hint">{decision.youWillBeTold}</p>
      )}
    </Panel>
  );
}
