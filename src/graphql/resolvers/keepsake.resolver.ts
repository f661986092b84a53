import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { GameId } from '../../game/index.js';
import type { Keepsake } from '../../play/lobby-port.js';
import type { Account } from '../../play/people-port.js';
import { readableRow } from '../access.js';
import { signedIn, type RequestContext } from '../context.js';
import { atLeastIn, gameIdIn, linkIn, paragraphIn } from '../edge/checks.js';
import { MarkSeenInput, WriteNoteInput } from '../inputs/gathering.input.js';
import { GameType } from '../types/game.type.js';
import { KeepsakeType } from '../types/gathering.type.js';
import { PersonType } from '../types/person.type.js';

const LONGEST_NOTE = 4_000;

/** What hangs on a game besides its history. */
@Resolver(() => GameType)
export class KeepsakeResolver {
  @FieldResolver(() => KeepsakeType, {
    nullable: true,
    description: 'Your note, and how far you have seen it; null when you are not signed in.',
  })
  keepsake(@Root() { id }: GameType, @Ctx() { api, viewer }: RequestContext): Promise<Keepsake> | undefined {
    return viewer && api.keepsakes.of(id, viewer.id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you were asked to this table and have neither sat down nor said no.',
  })
  invited(@Root() { id }: GameType, @Ctx() { loaders }: RequestContext): Promise<boolean> {
    return loaders.invited.load(id);
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who opened it; null for those who have deleted their account.',
  })
  owner(@Root() { ownerId }: GameType, @Ctx() { loaders }: RequestContext): Promise<Account | undefined> {
    return loaders.people.load(ownerId);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The game in which it is played once more.' })
  rematch(
    @Root() { id, closedNow }: GameType,
    @Ctx() { loaders }: RequestContext,
  ): Promise<GameId | undefined> | undefined {
    return closedNow ? loaders.rematches.load(id) : undefined;
  }

  @Mutation(() => KeepsakeType, { description: 'Write your own note about a game. Nobody else can read it.' })
  async writeNote(
    @Arg('input', () => WriteNoteInput, { description: 'Which game, and your note.' }) input: WriteNoteInput,
    @Ctx() context: RequestContext,
  ): Promise<Keepsake> {
    const game = gameIdIn(input.gameId, 'input.gameId');
    const text = input.text.trim() === '' ? '' : paragraphIn(input.text, 'input.text', LONGEST_NOTE);
    const account = signedIn(context).id;
    await readableRow(context, game, linkIn(input.link, 'input.link'));
    await context.api.keepsakes.writeNote(game, account, text);
    return context.api.keepsakes.of(game, account);
  }

  @Mutation(() => KeepsakeType, {
    description: 'Remember how far you have seen a game, so that all your devices agree. Never goes back.',
  })
  async markSeen(
    @Arg('input', () => MarkSeenInput, { description: 'Which game, and how far.' }) input: MarkSeenInput,
    @Ctx() context: RequestContext,
  ): Promise<Keepsake> {
    const game = gameIdIn(input.gameId, 'input.gameId');
    const version = atLeastIn(input.version, 'input.version', 0);
    const line = atLeastIn(input.line, 'input.line', 0);
    const account = signedIn(context).id;
    const row = await readableRow(context, game, linkIn(input.link, 'input.link'));
    await context.api.keepsakes.see(game, account, { version: Math.min(version, row.version), line });
    return context.api.keepsakes.of(game, account);
  }
}
