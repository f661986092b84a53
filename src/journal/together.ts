type Waiting<Asked, Answer> = Readonly<{
  asked: Asked;
  answer: (value: Answer) => void;
  fail: (error: unknown) => void;
}>;

/**
 * Does for many at once what is asked one by one. Whoever asks in the same turn of the event loop, or while the last round is
 * under way, is in the next one, so that rounds are as large as there is much to do. `doAll` answers in the order of what it
 * was asked. A round that fails is done again one by one: what is wrong with one is no harm to the others.
 */
export function together<Asked, Answer>(
  doAll: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];
  let running = false;

  const settle = async (round: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await doAll(round.map(({ asked }) => asked));
      round.forEach(({ answer }, index) => answer(answers[index] as Answer));
    } catch (error) {
      if (round.length === 1) round.forEach(({ fail }) => fail(error));
      else await Promise.all(round.map((one) => settle([one])));
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const round = waiting;
      waiting = [];
      await settle(round);
    }
    running = false;
  };

  return (asked) =>
    new Promise((answer, fail) => {
      waiting.push({ asked, answer, fail });
      if (running) return;
      running = true;
      setImmediate(() => void run());
    });
}
