import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { contentsWith, rulesOf, tablesOf, type Settings } from '../../game/index.js';
import { Fault } from '../../play/faults.js';
import type { StoredContent } from '../../play/content-port.js';
import type { SettingsView } from '../../views/settings-view.js';
import {
  contentFileView,
  tablesView,
  type ContentFileView,
  type TablesView,
} from '../../views/tables-view.js';
import type { RequestContext } from '../context.js';
import { badInput, hexIn } from '../edge/checks.js';
import { ifGiven, present } from '../edge/defined.js';
import { ExpansionEnum } from '../enums-of-the-table.js';
import { GameSettingsType } from '../types/settings.type.js';
import { ContentFileType, ContentTablesType } from '../types/tables.type.js';

@Resolver()
export class ContentResolver {
  @Query(() => [ContentFileType], {
    description: 'The files that correct cards and buildings, in the order in which they were added.',
  })
  async contentFiles(@Ctx() { api, language }: RequestContext): Promise<readonly ContentFileView[]> {
    return (await api.contentFiles.all()).map((stored) => contentFileView(stored, language));
  }

  @Query(() => ContentTablesType, {
    description:
      'Every card, building and market face of a way to play, with what was reconstructed, and what its board says.',
  })
  async contentTables(
    @Arg('expansion', () => ExpansionEnum, {
      nullable: true,
      description: 'With this expansion, or with none.',
    })
    expansion: Settings['expansion'] | null,
    @Arg('olderTiles', () => Boolean, {
      defaultValue: false,
      description: 'With the six older tiles of the expansion.',
    })
    olderTiles: boolean,
    @Arg('contentFile', () => ID, { nullable: true, description: 'As this content file corrects them.' })
    contentFile: string | null,
    @Ctx() context: RequestContext,
  ): Promise<TablesView> {
    if (olderTiles && !expansion) throw badInput('olderTiles', 'false without the expansion');
    const file = ifGiven(contentFile, (value) => hexIn(value, 'contentFile'));
    const { tables } = file === undefined ? { tables: [] } : await storedFile(context, file);
    const choice = {
      edition: 'cs-2019',
      ...present({ expansion, contentFile: file }),
      ...(olderTiles ? { olderTiles } : {}),
    } as const;
    const contents = contentsWith(tables);
    const found = tablesOf(choice, contents);
    if (found === undefined) throw badInput('contentFile', 'a content file that changes something there');
    // What is printed on the board is the same in every edition and for any number of players.
    return tablesView(found, rulesOf(choice, 2, contents), context.language);
  }
}

@Resolver(() => GameSettingsType)
export class SettingsContentResolver {
  @FieldResolver(() => ContentFileType, {
    nullable: true,
    description: 'The file that corrects cards and buildings in this game; null where none does.',
  })
  async contentFile(
    @Root() { contentFile }: SettingsView,
    @Ctx() context: RequestContext,
  ): Promise<ContentFileView | undefined> {
    if (contentFile === undefined) return undefined;
    return contentFileView(await storedFile(context, contentFile), context.language);
  }
}

async function storedFile({ loaders }: RequestContext, hash: string): Promise<StoredContent> {
  const stored = await loaders.contentFiles.load(hash);
  if (stored === undefined)
    throw new Fault('NOT_FOUND', 'There is no content file with this address.', { hash });
  return stored;
}
