import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { closeGroup } from './close-group.use-case.ts';
import { type DecisionCall, decisionHandlers } from './decision.routes.ts';
import { readCriteria, readCriteriaEffect } from './read-criteria.use-case.ts';
import { saveCriteria } from './save-criteria.use-case.ts';
import { saveHalfLength } from './save-half-length.use-case.ts';
import { readClosing, readGroups } from './read-groups.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

type Closing = 'adminGroups' | 'groupClosingImpact' | 'groupClose';
type Order = 'tieBreakers' | 'tieBreakersEffect' | 'tieBreakersSave' | 'halfLengthSave';

/** Handlers of groups: closing, lots and seats, criteria, and length of matches. */
export function groupHandlers(context: RandomContext): Handlers<Closing | Order | DecisionCall> {
  return {
    ...closingHandlers(context),
    ...orderHandlers(context),
    ...decisionHandlers(context),
  };
}

function closingHandlers(context: RandomContext): Handlers<Closing> {
  return {
    adminGroups: async () => foundOf(await readGroups(context)),
    groupClosingImpact: async ({ params }) => foundOf(await readClosing(context, params.id)),
    groupClose: async ({ actor, params, body }) =>
      answerOf(await closeGroup(context, actor, params.id, body)),
  };
}

function orderHandlers(context: RandomContext): Handlers<Order> {
  return {
    tieBreakers: async ({ query: { edition = null } }) => foundOf(await readCriteria(context, edition)),
    tieBreakersEffect: async ({ query: { edition = null }, body }) =>
      foundOf(await readCriteriaEffect(context, edition, body)),
    tieBreakersSave: async ({ actor, query: { edition = null }, body }) =>
      answerOf(await saveCriteria(context, { actor, edition }, body)),
    halfLengthSave: async ({ actor, params, query: { edition = null }, body }) =>
      answerOf(await saveHalfLength(context, { actor, edition }, { categoryId: params.id, ...body })),
  };
}
