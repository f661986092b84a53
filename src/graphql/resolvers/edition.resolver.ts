import { Ctx, Query, Resolver } from 'type-graphql';
import { editionViews, type EditionView } from '../../views/edition-view.js';
import type { RequestContext } from '../context.js';
import { EditionType } from '../types/edition.type.js';

@Resolver()
export class EditionResolver {
  @Query(() => [EditionType], { description: 'The rulebooks a game can be played by.' })
  editions(@Ctx() { language }: RequestContext): readonly EditionView[] {
    return editionViews(language);
  }
}
