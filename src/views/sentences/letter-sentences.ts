/** What letters say. `when` is an instant in words, in the zone of whoever reads it. */
export type LetterSentences = Readonly<{
  /** Subjects. */
  turn: (title: string) => string;
  nudge: (title: string, by: string) => string;
  share: (title: string, when: string) => string;
  last: (title: string, when: string) => string;
  overdue: (title: string) => string;
  kept: (title: string) => string;
  several: (games: number) => string;

  until: (when: string) => string;
  wasUntil: (when: string) => string;
  autopilotPlays: string;
  sinceYourMove: string;
  soFar: string;
  /** What was left out at the beginning of a long list. */
  earlier: (moves: number) => string;
  decide: string;
  iAmBack: string;
  openGame: string;
  /** With these two a rewritten history can be proved. */
  proof: (version: number, head: string) => string;
  whyYou: (settings: string) => string;
  stop: (address: string) => string;

  test: Readonly<{ subject: string; text: string }>;
  verifyEmail: Readonly<{ subject: string; text: (when: string) => string; button: string }>;
  resetPassword: Readonly<{ subject: string; text: (when: string) => string; button: string }>;
  channelOff: Readonly<{
    subject: Readonly<{ email: string; webhook: string }>;
    text: (host: string, error: string) => string;
    button: string;
  }>;
  /** To organisers, with what binds the server to the heads of so many games. */
  digest: Readonly<{
    subject: (date: string) => string;
    text: (games: number) => string;
    button: string;
  }>;
}>;
