type State = Readonly<{ G: Readonly<{ count: number }> }>;
type Reducer = (state: State, action: object) => State;

/** The part of `boardgame.io/internal` that is used here. The package has no entry for ES modules. */
type Internal = Readonly<{
  CreateGameReducer: (options: Readonly<{ game: object }>) => Reducer;
  InitializeGame: (options: Readonly<{ game: object }>) => State;
}>;

/** Nothing to compute and nothing kept for undo: what remains is what the library costs. */
const GAME = {
  name: 'trivial',
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }: State) => ({ count: G.count + 1 }) },
  disableUndo: true,
};
const MOVE = { type: 'MAKE_MOVE', payload: { type: 'count', args: [], playerID: '0' } };

/** Makes so many moves, one after the other, with boardgame.io's own reducer. */
export function trivialGame(require: NodeJS.Require): (count: number) => void {
  // Its development mode freezes and checks more; the comparison is with production.
  process.env['NODE_ENV'] = 'production';
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const reducer = CreateGameReducer({ game: GAME });
  return (count) => {
    let state = InitializeGame({ game: GAME });
    for (let made = 0; made < count; made += 1) state = reducer(state, MOVE);
    if (state.G.count !== count) throw new Error(`boardgame.io made ${state.G.count} of ${count} moves`);
  };
}
