import { Field, ObjectType } from 'type-graphql';
import type { RuleByEditionView, RuleView } from '../../views/rule-view.js';
import type { RuleSourceView } from '../../views/rule-sources.js';
import { EditionEnum } from '../enums-of-the-table.js';

@ObjectType('RuleByEdition', { description: 'What one rulebook says where the rulebooks differ.' })
export class RuleByEditionType implements RuleByEditionView {
  @Field(() => EditionEnum, { description: 'How settings name the rulebook.' })
  readonly edition!: RuleByEditionView['edition'];
  @Field(() => String, { description: 'What to call the rulebook.' })
  readonly name!: string;
  @Field(() => String, { description: 'What it says.' })
  readonly words!: string;
  @Field(() => String, { description: 'Where it says so, rulebook:line.' })
  readonly citation!: string;
}

@ObjectType('RuleSource', { description: 'Where a rulebook says so, in words.' })
export class RuleSourceType implements RuleSourceView {
  @Field(() => String, { description: 'The number of the rulebook in citations.' })
  readonly rulebook!: string;
  @Field(() => String, { description: 'What to call the rulebook.' })
  readonly name!: string;
  @Field(() => [String], {
    description: 'The headings below which it stands, as they are printed there; chapter › section.',
  })
  readonly headings!: readonly string[];
}

@ObjectType('Rule', { description: 'A rule by which moves are refused, in words for players.' })
export class RuleType implements RuleView {
  @Field(() => String, { description: 'How refusals name it, R1 to R40.' })
  readonly code!: RuleView['code'];
  @Field(() => String, { description: 'What it is about.' })
  readonly heading!: string;
  @Field(() => String, { description: 'What it says.' })
  readonly text!: string;
  @Field(() => [String], {
    description: 'Where the rulebooks say so, rulebook:line; empty where they are silent.',
  })
  readonly citations!: readonly string[];
  @Field(() => [RuleSourceType], {
    description: 'The same in words, and where each rulebook says what it says where they differ.',
  })
  readonly sources!: readonly RuleSourceView[];
  @Field(() => [RuleByEditionType], {
    description: 'What each rulebook says; empty where they all say the same.',
  })
  readonly editions!: readonly RuleByEditionView[];
}
