/** Shows how far a run over many games has come. */
export type Progress = Readonly<{ reached: (games: number) => void; end: () => void }>;

type Screen = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

const WIDTH = 30;
const LINES = 10;

/** A bar on a terminal, at most ten lines anywhere else. */
export function showProgress(total: number, screen: Screen): Progress {
  return screen.isTTY === true ? bar(total, screen) : lines(total, screen);
}

function bar(total: number, screen: Screen): Progress {
  let shown = '';
  return {
    reached: (games) => {
      const filled = Math.floor((games / total) * WIDTH);
      const text = `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${games} of ${total} games`;
      if (text !== shown && (games === total || games % Math.ceil(total / 200) === 0)) screen.write(text);
      shown = text;
    },
    end: () => void screen.write('\r\u001b[K'),
  };
}

function lines(total: number, screen: Screen): Progress {
  let said = 0;
  return {
    reached: (games) => {
      const part = Math.floor((games / total) * LINES);
      if (part > said && total > LINES) screen.write(`${games} of ${total} games\n`);
      said = part;
    },
    end: () => undefined,
  };
}
