import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { GameId } from '../../game/index.js';
import { mayOrganise } from '../../play/policy.js';
import { verdictOf, type Audit } from '../../play/trust/audits.js';
import { changesBetween, isBacked } from '../../views/audit.js';
import { gameView } from '../../views/game-view.js';
import { verdictSentences } from '../../views/verdict/verdict-rows.js';
import { readableRow, seatIn, vantageIn } from '../access.js';
import type { RequestContext } from '../context.js';
import { atLeastIn, gameIdIn, linkIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { AuditChangeType, AuditDifferenceType, AuditNoticeType, AuditType } from '../types/audit.type.js';

type Difference = NonNullable<Audit['difference']>;

const LINK = 'The secret of the game’s link, if it takes one to see it.';

@ArgsType()
class TwoVersions {
  @Field(() => ID, { description: 'Which game.' })
  readonly gameId!: string;
  @Field(() => Int, { description: 'The one version.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The other.' })
  readonly to!: number;
  @Field(() => String, { nullable: true, description: LINK })
  readonly link?: string | null;
}

@Resolver(() => AuditType)
export class AuditResolver {
  @Query(() => AuditType, {
    description:
      'Checks a game: its chain, its draws, its decisions; dice against expectation; branches that were taken back. ' +
      'Its commands, with who sent them, when and how, are the events of ordinal 0 in gameEvents.',
  })
  async gameAudit(
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('link', () => String, { nullable: true, description: LINK }) link: string | null,
    @Ctx() context: RequestContext,
  ): Promise<AuditType> {
    const game = await readable(context, gameId, link);
    const found = await context.api.audits.of(game);
    const { difference, unchecked, timeOuts, ...audit } = found;
    const records = timeOuts.length === 0 ? [] : await context.api.audits.notices(game);
    return {
      ...audit,
      timeOuts: timeOuts.map((timeOut) => ({ ...timeOut, backed: isBacked(timeOut, records) })),
      gameId: game,
      sound: difference === undefined,
      words: verdictSentences(verdictOf(found), context.language),
      unchecked: unchecked.map(({ why }) => why),
      ...(difference === undefined ? {} : { difference: differenceSource(difference) }),
    };
  }

  @Query(() => [AuditChangeType], {
    description: 'Two versions of a game side by side, as you may see them: everything in which they differ.',
  })
  async gameChanges(
    @Args(() => TwoVersions) { gameId, from, to, link }: TwoVersions,
    @Ctx() context: RequestContext,
  ): Promise<readonly AuditChangeType[]> {
    const game = await readable(context, gameId, link);
    const { mine, everything } = await vantageIn(context, game);
    const [before, after] = await Promise.all(
      [atLeastIn(from, 'from', 1), atLeastIn(to, 'to', 1)].map(async (version) => {
        const { loaded } = await context.api.look.at(game, version);
        return gameView(loaded.table, {
          seat: mine?.seat,
          everything,
          settled: false,
          language: context.language,
        });
      }),
    );
    return changesBetween(before, after).map(({ path, ...change }) => ({
      path,
      ...('before' in change ? { before: { value: change.before } } : {}),
      ...('after' in change ? { after: { value: change.after } } : {}),
    }));
  }

  @FieldResolver(() => [AuditNoticeType], {
    description: 'Who was told what and when: everything for organisers who do not sit there, else your own.',
  })
  async notices(
    @Root() { gameId }: AuditType,
    @Ctx() context: RequestContext,
  ): Promise<readonly AuditNoticeType[]> {
    const game = gameId as GameId;
    const mine = await seatIn(context, game);
    const organises = mayOrganise(context.asker, await context.loaders.appointed.load(game));
    const sees = (seat: number): boolean => (mine === undefined ? organises : mine.seat === seat);
    const notices = await context.api.audits.notices(game);
    return notices
      .filter(({ seat }) => sees(seat))
      .map(({ channel, ...notice }) => ({ ...notice, channel: channel.kind }));
  }
}

const differenceSource = ({ reason, version, stored, expected }: Difference): AuditDifferenceType => ({
  reason,
  ...present({
    version,
    stored: ifGiven(stored, (value) => ({ value })),
    expected: ifGiven(expected, (value) => ({ value })),
  }),
});

async function readable(
  context: RequestContext,
  gameId: string,
  link: string | null | undefined,
): Promise<GameId> {
  const game = gameIdIn(gameId, 'gameId');
  await readableRow(
    context,
    game,
    ifGiven(link, (secret) => linkIn(secret, 'link')),
  );
  return game;
}
