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
    adminGroups: () => readGroups(context),
    groupClosingImpact: ({ params }) => readClosing(context, params.id),
    groupClose: ({ actor, params, body }) => closeGroup(context, actor, params.id, body),
  };
}

function orderHandlers(context: RandomContext): Handlers<Order> {
  return {
    tieBreakers: ({ query: { edition = null } }) => readCriteria(context, edition),
    tieBreakersEffect: ({ query: { edition = null }, body }) => readCriteriaEffect(context, edition, body),
    tieBreakersSave: ({ actor, query: { edition = null }, body }) =>
      saveCriteria(context, { actor, edition }, body),
    halfLengthSave: ({ actor, params, query: { edition = null }, body }) =>
      saveHalfLength(context, { actor, edition }, { categoryId: params.id, ...body }),
  };
}
