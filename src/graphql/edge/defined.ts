/** GraphQL says null for what is not there; commands and events leave it out. */
type Nothing = null | undefined;
type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that have a value. */
export const present = <Fields extends object>(fields: Fields): Present<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Present<Fields>;

/** Checks a value if there is one. */
export const ifGiven = <Raw, Checked>(
  value: Raw | Nothing,
  check: (value: Raw) => Checked,
): Checked | undefined => (value === null || value === undefined ? undefined : check(value));
