import fc from 'fast-check';

/** Well-formed Unicode without U+0000, as the edge lets it in; often with characters that need escaping. */
const text = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('"', '\\', '\n', '\u001f', '\u007f', '\u2028', 'é', '😀', '\uffff'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  })
  .map((value) => value.replaceAll('\0', ''));

const { value, members } = fc.letrec<{ value: unknown; members: Readonly<Record<string, unknown>> }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.maxSafeInteger(),
      fc.boolean(),
      text,
      fc.array(tie('value')),
      tie('members'),
    ),
    members: fc.dictionary(text, tie('value')),
  }),
);

/** Any value that may stand in an event. */
export const json = value;

/** Any payload, command or sealed value. */
export const record = members;
