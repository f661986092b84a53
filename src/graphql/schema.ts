import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema, type OperationTypeNode } from 'graphql';
import { buildSchema, getMetadataStorage } from 'type-graphql';
import { guarded } from './guard.js';
import { AccountResolver } from './resolvers/account.resolver.js';
import { ActingResolver } from './resolvers/acting.resolver.js';
import { AuditResolver } from './resolvers/audit.resolver.js';
import { ContentResolver, SettingsContentResolver } from './resolvers/content.resolver.js';
import { DeliveryResolver } from './resolvers/delivery.resolver.js';
import { EditionResolver } from './resolvers/edition.resolver.js';
import { FeedResolver } from './resolvers/feed.resolver.js';
import { AcceptedResolver, GameResolver, SeatResolver } from './resolvers/game.resolver.js';
import { GameRowSeatResolver, GamesResolver } from './resolvers/games.resolver.js';
import { GatheringResolver } from './resolvers/gathering.resolver.js';
import { HistoryResolver } from './resolvers/history.resolver.js';
import { LetterResolver } from './resolvers/letter.resolver.js';
import { InboxResolver, WaitingDecisionResolver } from './resolvers/inbox.resolver.js';
import { KeepsakeResolver } from './resolvers/keepsake.resolver.js';
import { LobbyResolver } from './resolvers/lobby.resolver.js';
import { NudgeResolver } from './resolvers/nudge.resolver.js';
import { OrdersResolver } from './resolvers/orders.resolver.js';
import { OrganiserResolver } from './resolvers/organiser.resolver.js';
import { GameRowResolver, PersonResolver } from './resolvers/person.resolver.js';
import { PlayResolver } from './resolvers/play.resolver.js';
import { RequestResolver } from './resolvers/request.resolver.js';
import { RuleResolver } from './resolvers/rule.resolver.js';
import { SessionResolver } from './resolvers/session.resolver.js';
import { SettingsResolver } from './resolvers/settings.resolver.js';
import { TokenResolver } from './resolvers/token.resolver.js';
import { TableResolver } from './resolvers/table.resolver.js';
import { TimeResolver } from './resolvers/time.resolver.js';
import { VacationResolver } from './resolvers/vacation.resolver.js';
import { TalkResolver } from './resolvers/talk.resolver.js';
import { WhyNotResolver } from './resolvers/why-not.resolver.js';
import { ActDecisionType } from './types/act-decision.type.js';
import { PlaceDecisionType } from './types/decision.type.js';
import { FeedDecisionType, PickDieDecisionType, SettleDecisionType } from './types/dice-decision.type.js';

/** Feeds bring their own events; nothing is ever published through type-graphql, which insists on being able to. */
const NO_PUB_SUB = {
  publish: () => {
    throw new Error('nothing is published this way');
  },
  subscribe: () => {
    throw new Error('nothing is published this way');
  },
};

const RESOLVERS = [
  SessionResolver,
  AccountResolver,
  LetterResolver,
  TokenResolver,
  OrganiserResolver,
  EditionResolver,
  RuleResolver,
  ContentResolver,
  SettingsContentResolver,
  GameResolver,
  AcceptedResolver,
  SeatResolver,
  GamesResolver,
  GameRowSeatResolver,
  HistoryResolver,
  LobbyResolver,
  PlayResolver,
  ActingResolver,
  TableResolver,
  RequestResolver,
  TimeResolver,
  VacationResolver,
  WhyNotResolver,
  GatheringResolver,
  InboxResolver,
  WaitingDecisionResolver,
  TalkResolver,
  KeepsakeResolver,
  OrdersResolver,
  NudgeResolver,
  PersonResolver,
  GameRowResolver,
  FeedResolver,
  AuditResolver,
  DeliveryResolver,
  SettingsResolver,
] as const;

/** The whole schema with its resolvers, each behind its rule. */
export const cairnSchema = async (): Promise<GraphQLSchema> => guarded(describeRoots(await typedSchema()));

/** type-graphql puts the roots together itself and has nowhere to say what they are. */
function describeRoots(schema: GraphQLSchema): GraphQLSchema {
  for (const [operation, description] of Object.entries(ROOTS)) {
    const root = schema.getRootType(operation as OperationTypeNode);
    if (root) root.description = description;
  }
  return schema;
}

const ROOTS: Readonly<Record<OperationTypeNode, string>> = {
  query: 'What can be read. Nothing here changes anything.',
  mutation: 'What can be done. What has a `commandId` may be sent again and is done once.',
  subscription: 'What can be followed, over a WebSocket at the same address (`graphql-transport-ws`).',
};

/** Fields without a resolver of their own are read from their object by GraphQL itself, without a detour for each of them. */
function readPlainFieldsPlainly(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

function typedSchema(): Promise<GraphQLSchema> {
  readPlainFieldsPlainly();
  return buildSchema({
    resolvers: RESOLVERS,
    // Reached only through the interface.
    orphanedTypes: [
      PlaceDecisionType,
      ActDecisionType,
      SettleDecisionType,
      PickDieDecisionType,
      FeedDecisionType,
    ],
    // Input is checked where it is translated, with sentences that name the field.
    validate: false,
    // By running the introspection query: a second at every start. A test does it, and Apollo validates the types anyway.
    skipCheck: true,
    pubSub: NO_PUB_SUB,
  });
}

/** The schema as it is committed: sorted, so that a change shows as what it is. */
export const schemaText = async (): Promise<string> =>
  `${printSchema(lexicographicSortSchema(await cairnSchema()))}\n`;
