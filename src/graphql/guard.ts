import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { admit, type Rule } from '../play/policy.js';
import { ROOT_RULES } from '../play/policy-table.js';
import type { RequestContext } from './context.js';

const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;
type RootField = GraphQLField<unknown, RequestContext>;

/** The same schema, in which nothing can be asked for that the policy does not allow. */
export function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const root of ROOTS) {
    const type = schema.getType(root);
    if (!isObjectType(type)) continue;
    const fields: Readonly<Record<string, RootField>> = type.getFields();
    for (const [name, field] of Object.entries(fields)) guard(field, ruleFor(`${root}.${name}`));
  }
  return schema;
}

function ruleFor(name: string): Rule {
  const rule = ROOT_RULES[name];
  if (rule === undefined)
    throw new Error(`${name} has no row in src/play/policy-table.ts: who may ask for it?`);
  return rule;
}

/** Subscriptions are guarded where they begin; a feed looks after its right by itself from then on. */
function guard(field: RootField, rule: Rule): void {
  const at = field.subscribe === undefined ? 'resolve' : 'subscribe';
  const inner = field[at];
  if (inner === undefined) throw new Error(`${field.name} has no resolver`);
  field[at] = (root, args, context, info) => {
    admit(rule, context.asker);
    return inner(root, args, context, info);
  };
}
