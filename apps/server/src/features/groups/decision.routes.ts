import type { Guard, Handlers } from '../../platform/http/index.ts';
import { answerOf, foundOf } from '../../platform/http/index.ts';
import type { GroupsContext } from './context.ts';
import { drawLots, readLotsEffect } from './draw-lots.use-case.ts';
import { readDecisions, readGroupSeats } from './read-decisions.use-case.ts';
import { readSeatEffect, seatTeam } from './seat-team.use-case.ts';

export type DecisionCall = 'decisions' | 'lotsEffect' | 'lotsSave' | 'groupSeats' | 'seatEffect' | 'seatSave';

/** Lots, and seats that organisers give by hand. */
export function decisionHandlers(context: GroupsContext, guard: Guard): Handlers<DecisionCall> {
  return {
    decisions: ({ actor }) => guard(actor, 'decisions', async () => foundOf(await readDecisions(context))),
    lotsEffect: ({ actor, params, body }) =>
      guard(actor, 'lotsEffect', async () => answerOf(await readLotsEffect(context, params.id, body))),
    lotsSave: ({ actor, params, body }) =>
      guard(actor, 'lotsSave', async (by) => answerOf(await drawLots(context, by, params.id, body))),
    groupSeats: ({ actor, params }) =>
      guard(actor, 'groupSeats', async () => foundOf(await readGroupSeats(context, params.id))),
    seatEffect: ({ actor, body }) =>
      guard(actor, 'seatEffect', async () => answerOf(await readSeatEffect(context, body))),
    seatSave: ({ actor, body }) =>
      guard(actor, 'seatSave', async (by) => answerOf(await seatTeam(context, by, body))),
  };
}
