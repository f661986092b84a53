import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { onPress } from '../../lib/press.js';
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
function titleOf({ players, asked, fed }: Waiting, { decision }: Words): string {
  const [only, ...others] = players;
  if (only !== undefined && others.length === 0) {
    return asked === null ? decision.onTurn(only.name) : decision.doing[asked](only.name);
  }
  if (fed !== null) return decision.haveFed(fed.done, fed.tribes);
  return decision.severalOnTurn(players.map(({ name }) => name).join(', '));
}

/** Whether a player was nudged so lately that it cannot be done again yet. */
const isPause = (again: Date | null | undefined): again is Date => (again ?? 0) > new Date();

/** Reminds a player; it stays where it is once that is done, so that nobody loses their place on the page. */
function Nudge({ player, again }: Readonly<{ player: Player; again: Date | null }>) {
  const { decision } = useWords();
  const { nudger, sender } = useTable();
  const done = isPause(again);
  // Not disabled: whoever has pressed it would be thrown back to the top of the page.
  const idle = done || nudger.busy || sender.blocked !== null;
  return (
    <button
      type="button"
      className={done ? 'button small nudged' : 'button small'}
      aria-label={done ? decision.nudgedWhom(player.name) : decision.nudgeWhom(player.name)}
      aria-describedby="nudge-hint"
      aria-disabled={idle}
      onClick={idle ? undefined : () => nudger.nudge(player.seat)}
    >
      {done && <Icon name="b-check" size={14} />}
      {done ? decision.nudged : decision.nudge}
    </button>
  );
}

/** Who is awaited, and who then. */
export function Awaited({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { decision, common } = useWords();
  return (
    <ul className="awaited">
      {waiting.players.map((player) => {
        const again = waiting.nudges.get(player.seat);
        return (
          <li key={player.seat}>
            <Icon name={`m-${player.colour}`} /> {player.name}
            {again !== undefined && <Nudge player={player} again={again} />}
          </li>
        );
      })}
      {waiting.next !== null && (
        <li className="soft">{decision.thenNext(waiting.next.me ? common.you : waiting.next.name)}</li>
      )}
    </ul>
  );
}

/** Who was nudged, how they are told, and from when on it can be done again: by the server, so also after a reload. */
function Nudged({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { words, language } = useSpeech();
  const nudged = waiting.players.flatMap((player) => {
    const again = waiting.nudges.get(player.seat);
    return isPause(again) ? [{ player, again }] : [];
  });
  return (
    <div role="status" className="nudged-note">
      {nudged.map(({ player, again }) => (
        <p key={player.seat} className="hint">
          {words.decision.wasNudged(player.name)}{' '}
          <b>{words.decision.nudgeAgain(clockTime(language, again, new Date()))}</b>
        </p>
      ))}
    </div>
  );
}

/** Until when they have time, in the reader's own. */
export function UntilWhen({ waiting: { until } }: Readonly<{ waiting: Waiting }>) {
  const { words, language } = useSpeech();
  return until === null ? null : (
    <p className="until-line">{words.decision.untilYourTime(clockTime(language, until, new Date()))}</p>
  );
}

/** What whoever is nudged will see; what became of it; and why it was not done. */
function NudgeHint({ waiting }: Readonly<{ waiting: Waiting }>) {
  const { decision } = useWords();
  const table = useTable();
  const me = meAt(table);
  const { trouble } = table.nudger;
  const possible = [...waiting.nudges.values()].some((again) => !isPause(again));
  if (waiting.nudges.size === 0) return null;
  return (
    <div id="nudge-hint">
      {possible && me !== null && <p className="hint">{decision.nudgeHint(me.name)}</p>}
      <Nudged waiting={waiting} />
      {trouble !== null && (
        <p className="note refused" role="alert">
          {trouble}
        </p>
      )}
    </div>
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
      onClick={onPress(onOpen)}
    >
      {said ? orders.change : orders.set}
    </button>
  );
}

/** Who is on turn; one may leave orders, look around, or leave. */
export function WaitingPanel({ waiting }: Readonly<{ waiting: Waiting }>) {
  const words = useWords();
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
      brief={waiting.brief}
      // Bots answer in a moment: a button that comes and goes would lie under the next press.
      actions={
        !waiting.brief && (
          <>
            {ordering !== null && <OrdersOffer ordering={ordering} onOpen={() => open(true)} />}
            <WayOut />
          </>
        )
      }
    >
      <Awaited waiting={waiting} />
      <UntilWhen waiting={waiting} />
      <NudgeHint waiting={waiting} />
      {ordering !== null && isSaid(ordering.kept) ? (
        <OrdersLine kept={ordering.kept} />
      ) : (
        <p className="hint wait-hint">{decision.youWillBeTold}</p>
      )}
    </Panel>
  );
}
