import type { ContentFile, ContentRow, Problem } from '../game/index.js';

/** A content file under its address, and the tables it leads to under theirs. */
export type AddressedContent = Readonly<{
  hash: string;
  file: ContentFile;
  tables: readonly ContentRow[];
}>;

/** A content file as it is kept: for ever, because games name it. */
export type StoredContent = AddressedContent & Readonly<{ addedAt: Date }>;

export type Added = Readonly<{ kind: 'added' | 'known' } | { kind: 'refused'; problems: readonly Problem[] }>;

/** All content files. Whoever reads one can rely on it being what its address says. */
export type ContentFiles = Readonly<{
  /** In the order in which they were added. */
  all: () => Promise<readonly StoredContent[]>;
  byHash: (hash: string) => Promise<StoredContent | undefined>;
  /** Adds a file unless it is there, or `refuse` objects; nobody else adds one between the question and the deed. */
  add: (
    content: AddressedContent,
    at: Date,
    refuse: (others: readonly ContentFile[]) => readonly Problem[],
  ) => Promise<Added>;
}>;
