/** What a link does; a link for one thing opens nothing else. */
export const LINK_PURPOSES = ['verifyEmail', 'resetPassword'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Whom a link was made for, and what it is about in the words of whoever made it. */
export type Link = Readonly<{ account: string; subject: string; expires: Date }>;

/**
 * Links that do one thing once. Stored hashed: who reads the rows can open nothing. Mail scanners open every
 * link, so an address with a secret in it only `peek`s; whoever then presses the button `take`s.
 */
export type Links = Readonly<{
  /** The secret of a new link: it stands in a mail and nowhere else. */
  create: (
    link: Readonly<{ account: string; purpose: LinkPurpose; subject: string; at: Date; expires: Date }>,
  ) => Promise<string>;
  /** What the link would do; undefined if it was used, has expired or never was one. */
  peek: (secret: string, purpose: LinkPurpose, at: Date) => Promise<Link | undefined>;
  /** Uses the link up: of several who try at once one gets it. */
  take: (secret: string, purpose: LinkPurpose, at: Date) => Promise<Link | undefined>;
  /** Makes the links of a person for this purpose worthless. */
  withdraw: (account: string, purpose: LinkPurpose) => Promise<void>;
}>;
