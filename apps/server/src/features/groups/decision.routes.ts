import type { Handlers } from '../../platform/http/index.ts';
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
    decisions: () => readDecisions(context),
    lotsEffect: ({ params, body }) => readLotsEffect(context, params.id, body),
    lotsSave: ({ actor, params, body }) => drawLots(context, actor, params.id, body),
    deductionEffect: ({ params, body }) => readDeductionEffect(context, params.id, body),
    deductionSave: ({ actor, params, body }) => deductPoints(context, actor, params.id, body),
    groupSeats: ({ params }) => readGroupSeats(context, params.id),
    seatEffect: ({ body }) => readSeatEffect(context, body),
    seatSave: ({ actor, body }) => seatTeam(context, actor, body),
  };
}
