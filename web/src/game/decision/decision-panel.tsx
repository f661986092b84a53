import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { GameView, Player } from '../model.js';
import type { Choosing, Decision } from './decision.js';
import { Panel } from './panel.js';
import { PlacePanel } from './place-panel.js';
import { SettlePanel } from './settle-panel.js';
import { WaitingPanel } from './waiting-panel.js';
import { WayOut, type NextGame } from './way-out.js';

export type DecisionPanelProps = Readonly<{
  view: GameView;
  decision: Decision;
  choosing: Choosing;
  /** Why nothing can be sent now; null when it can. */
  blocked: string | null;
  nextGame: NextGame;
  onSettle: (tools: readonly number[]) => void;
}>;

const wonBy = (winners: readonly Player[], { decision }: Words): string =>
  decision.won(winners.map(({ name }) => name).join(', '));

/** One panel for every decision and for having none. */
export function DecisionPanel({ view, decision, choosing, blocked, nextGame, onSettle }: DecisionPanelProps) {
  const words = useWords();
  switch (decision.kind) {
    case 'place':
      return <PlacePanel view={view} decision={decision} choosing={choosing} blocked={blocked} />;
    case 'settle':
      return <SettlePanel key={decision.id} decision={decision} blocked={blocked} onSettle={onSettle} />;
    case 'wait':
      return <WaitingPanel waiting={decision} nextGame={nextGame} />;
    case 'look':
      return (
        <Panel tag={words.decision.looking} mine={false} title={words.decision.watching} until={null}>
          <p className="hint">{words.decision.watchingHint}</p>
        </Panel>
      );
    case 'over':
      return (
        <Panel tag={words.decision.over} mine={false} title={wonBy(decision.winners, words)} until={null}>
          <WayOut nextGame={nextGame} />
        </Panel>
      );
  }
}
