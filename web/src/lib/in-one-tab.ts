/** As much of the browser's locks as is used here. */
type Locks = Readonly<{
  request: (
    name: string,
    options: { ifAvailable: true },
    held: (lock: object | null) => Promise<void>,
  ) => Promise<unknown>;
}>;

/** How far apart tabs hear of the same thing, in milliseconds. */
const APART = 2_000;

/** Does something in whichever tab comes first; where tabs cannot agree, in each. */
export async function inOneTab(locks: Locks | undefined, act: () => void, apart = APART): Promise<void> {
  if (locks === undefined) act();
  const agreed = locks?.request('cairn.knock', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    act();
    await new Promise<void>((resolve) => void setTimeout(resolve, apart));
  });
  // A browser may have locks and keep them from this page.
  await agreed?.catch(act);
}
