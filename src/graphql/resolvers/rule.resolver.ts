import { Ctx, Query, Resolver } from 'type-graphql';
import { ruleViews, type RuleView } from '../../views/rule-view.js';
import type { RequestContext } from '../context.js';
import { RuleType } from '../types/rule.type.js';

@Resolver()
export class RuleResolver {
  @Query(() => [RuleType], {
    description: 'The rules by which refusals are explained, in words for players.',
  })
  rules(@Ctx() { language }: RequestContext): readonly RuleView[] {
    return ruleViews(language);
  }
}
