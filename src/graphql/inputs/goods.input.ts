import { Field, InputType, Int } from 'type-graphql';
import type { Goods, Payment, Resource } from '../../game/index.js';

@InputType({ description: 'Resources; what is left out is none.' })
export class ResourcesInput {
  @Field(() => Int, { nullable: true, description: 'Pieces of wood.' })
  readonly wood?: number | null;
  @Field(() => Int, { nullable: true, description: 'Pieces of brick.' })
  readonly brick?: number | null;
  @Field(() => Int, { nullable: true, description: 'Pieces of stone.' })
  readonly stone?: number | null;
  @Field(() => Int, { nullable: true, description: 'Pieces of gold.' })
  readonly gold?: number | null;
}

@InputType({ description: 'What is paid; what is left out is none.' })
export class PaymentInput extends ResourcesInput {
  @Field(() => Int, { nullable: true, description: 'Ornaments; only in the expansion.' })
  readonly ornaments?: number | null;
}

@InputType({ description: 'An exchange on the trade track, as part of a purchase.' })
export class TradeInput {
  @Field(() => PaymentInput, { description: 'What you give.' })
  readonly give!: PaymentInput;
  @Field(() => PaymentInput, { description: 'What you take; it must go into this payment.' })
  readonly take!: PaymentInput;
}

/** A command names no good of which there is none: two ways to say the same would be two commands. */
const named = (goods: ResourcesInput): Payment =>
  Object.fromEntries(
    Object.entries(goods).filter(([, count]) => count !== null && count !== undefined && count !== 0),
  );

export const resourcesIn = (goods: ResourcesInput): Goods<Resource> => named(goods);
export const paymentIn = (goods: PaymentInput): Payment => named(goods);
