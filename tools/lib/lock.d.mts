export type Note = Readonly<Record<string, string>>;
/** `elsewhere`: in another container, or on another machine. */
export type Holder = Readonly<{ pid: number; note: Note; elsewhere: boolean }>;
export type Held = Readonly<{
  update: (note: Note) => void;
  release: () => void;
  /** Called once when another process has taken the lock, because this one gave no sign of life for too long; at once where it has. */
  whenLost: (listener: () => void) => void;
}>;

/** The living holder of a lock; undefined when there is none. Of one elsewhere nobody knows: he is taken at his word. */
export function holderOf(file: string): Holder | undefined;
/** Takes the lock, or tells who has it. Taking what this process already holds gives the same hold again. */
export function tryLock(
  path: string,
  otherwise?: string,
): Promise<Readonly<{ held: Held; holder?: undefined } | { held?: undefined; holder: Holder }>>;
/** Takes a lock of the clone itself, waiting while another process has it; `onWait` is called once, with the holder. */
export function lock(path: string, onWait: (holder: Holder) => void): Promise<Held>;
