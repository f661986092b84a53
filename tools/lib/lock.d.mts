export type Note = Readonly<Record<string, string>>;
export type Holder = Readonly<{ pid: number; note: Note }>;
export type Held = Readonly<{ update: (note: Note) => void; release: () => void }>;

/** The living holder of a lock; undefined when there is none. */
export function holderOf(file: string): Holder | undefined;
/** Takes the lock, or tells who has it. Taking what this process already holds gives the same hold again. */
export function tryLock(
  path: string,
  note?: Note,
): Promise<Readonly<{ held: Held; holder?: undefined } | { held?: undefined; holder: Holder }>>;
/** Takes the lock, waiting while another process has it; `onWait` is called once, with the holder. */
export function lock(path: string, note: Note, onWait: (holder: Holder) => void): Promise<Held>;
