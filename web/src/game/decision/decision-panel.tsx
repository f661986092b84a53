import { useWords } from '../../words/use-words.js';
import type { GameView } from '../model.js';
import type { Choosing, Decision } from './decision.js';
import { Panel } from './panel.js';
import { PlacePanel } from './place-panel.js';
import { SettlePanel } from './settle-panel.js';
import { WaitingPanel } from './waiting-panel.js';

export type DecisionPanelProps = Readonly<{
  view: GameView;
  decision: Decision;
  choosing: Choosing;
  /** Why nothing can be sent now; null when it can. */
  blocked: string | null;
  nextGame: Readonly<{ id: string; count: number }> | null;
  onSettle: (tools: readonly number[]) => void;
}>;

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
  }
}
