import { useWords } from '../../words/use-words.js';
import type { Tool as ToolView } from '../model.js';

type Props = Readonly<{
  tool: Pick<ToolView, 'value' | 'used' | 'once'>;
  size?: 'small' | 'medium' | 'big';
  added?: boolean;
}>;

/** A tool: stone when ready, turned and dashed when used, arched sand when it works only once. */
export function Tool({ tool, size = 'small', added = false }: Props) {
  const { board } = useWords();
  const state = tool.once ? 'once' : tool.used ? 'used' : 'ready';
  return (
    <span className={`tool ${size} ${state}${added ? ' added' : ''}`} title={board.tool(tool.value, state)}>
      {tool.value}
    </span>
  );
}
