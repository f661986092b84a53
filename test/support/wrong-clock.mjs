// Loaded before a program: its clock is wrong by CLOCK_WRONG_BY_MS, and it cannot know.
const Right = Date;
const wrongBy = Number(process.env.CLOCK_WRONG_BY_MS);

globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length === 0) super(Right.now() + wrongBy);
    else super(...given);
  }

  static now() {
    return Right.now() + wrongBy;
  }
};
