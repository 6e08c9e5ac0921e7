import type { Handlers } from '../../platform/http/index.ts';
import { answerOf, foundOf } from '../../platform/http/index.ts';
import { deductPoints, readDeductionEffect } from './deduct-points.use-case.ts';
import { drawLots, readLotsEffect } from './draw-lots.use-case.ts';
import { readDecisions, readGroupSeats } from './read-decisions.use-case.ts';
import { readSeatEffect, seatTeam } from './seat-team.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

export type DecisionCall =
  | 'decisions'
  | 'lotsEffect'
  | 'lotsSave'
  | 'deductionEffect'
  | 'deductionSave'
  | 'groupSeats'
  | 'seatEffect'
  | 'seatSave';

/** Handlers of lots, of deducted points, and of seats set by hand. */
export function decisionHandlers(context: RandomContext): Handlers<DecisionCall> {
  return {
    decisions: async () => foundOf(await readDecisions(context)),
    lotsEffect: async ({ params, body }) => answerOf(await readLotsEffect(context, params.id, body)),
    lotsSave: async ({ actor, params, body }) => answerOf(await drawLots(context, actor, params.id, body)),
    deductionEffect: async ({ params, body }) =>
      answerOf(await readDeductionEffect(context, params.id, body)),
    deductionSave: async ({ actor, params, body }) =>
      answerOf(await deductPoints(context, actor, params.id, body)),
    groupSeats: async ({ params }) => foundOf(await readGroupSeats(context, params.id)),
    seatEffect: async ({ body }) => answerOf(await readSeatEffect(context, body)),
    seatSave: async ({ actor, body }) => answerOf(await seatTeam(context, actor, body)),
  };
}
