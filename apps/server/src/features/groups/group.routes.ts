import { guardOf, answerOf, foundOf } from '../../platform/http/index.ts';
import type { Guard, Handlers } from '../../platform/http/index.ts';
import { closeGroup } from './close-group.use-case.ts';
import type { GroupsContext } from './context.ts';
import { type DecisionCall, decisionHandlers } from './decision.routes.ts';
import { readCriteria, readCriteriaEffect } from './read-criteria.use-case.ts';
import { saveCriteria } from './save-criteria.use-case.ts';
import { saveHalfLength } from './save-half-length.use-case.ts';
import { readClosing, readGroups } from './read-groups.use-case.ts';

type Closing = 'adminGroups' | 'groupClosingImpact' | 'groupClose';
type Order = 'tieBreakers' | 'tieBreakersEffect' | 'tieBreakersSave' | 'halfLengthSave';

/** Groups that organisers close by hand, their lots and seats, by what tables are ordered, and how long matches are. */
export function groupHandlers(context: GroupsContext): Handlers<Closing | Order | DecisionCall> {
  const guard = guardOf(context.clock);
  return {
    ...closingHandlers(context, guard),
    ...orderHandlers(context, guard),
    ...decisionHandlers(context, guard),
  };
}

function closingHandlers(context: GroupsContext, guard: Guard): Handlers<Closing> {
  return {
    adminGroups: ({ actor }) => guard(actor, 'adminGroups', async () => foundOf(await readGroups(context))),
    groupClosingImpact: ({ actor, params }) =>
      guard(actor, 'groupClosingImpact', async () => foundOf(await readClosing(context, params.id))),
    groupClose: ({ actor, params, body }) =>
      guard(actor, 'groupClose', async (organiser) =>
        answerOf(await closeGroup(context, organiser, params.id, body)),
      ),
  };
}

function orderHandlers(context: GroupsContext, guard: Guard): Handlers<Order> {
  return {
    tieBreakers: ({ actor, query: { edition = null } }) =>
      guard(actor, 'tieBreakers', async () => foundOf(await readCriteria(context, edition))),
    tieBreakersEffect: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'tieBreakersEffect', async () =>
        foundOf(await readCriteriaEffect(context, edition, body)),
      ),
    tieBreakersSave: ({ actor, query: { edition = null }, body }) =>
      guard(actor, 'tieBreakersSave', async (by) =>
        answerOf(await saveCriteria(context, { actor: by, edition }, body)),
      ),
    halfLengthSave: ({ actor, params, query: { edition = null }, body }) =>
      guard(actor, 'halfLengthSave', async (by) =>
        answerOf(await saveHalfLength(context, { actor: by, edition }, { categoryId: params.id, ...body })),
      ),
  };
}
