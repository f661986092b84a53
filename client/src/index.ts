// The one door of the package entry `cairn/client`.
export { connect, connectAsGuest } from './client.js';
export type { Client, CommandInput, CommandName, GameOptions, MoveName, SatDown } from './client.js';
export { newCommandId, newEntropy, sealEntropy } from './entropy.js';
export { CairnFault } from './fault.js';
export type { FeedItem, FeedOptions, FollowOptions, TalkItem, TalkOptions } from './feeds.js';
export type { Address, RequestOptions } from './request.js';
export type { TypedText } from './typed-text.js';
export type {
  HappenedFragment as GameEvent,
  ListedGameFragment as GameRow,
  OutcomeFragment as Outcome,
  SaidFragment as TalkLine,
  VerdictFragment as Verdict,
  WholeBoardFragment as Board,
  WholeGameFragment as Game,
  WholeInboxFragment as Inbox,
  WholeOptionsFragment as Options,
} from './gql/graphql.js';
export * from './gql/graphql.js';
