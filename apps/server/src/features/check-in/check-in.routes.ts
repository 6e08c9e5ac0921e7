import { answerOf, attachmentHeaders, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { changeStep } from './change-step.use-case.ts';
import { drawReceipt, drawWristbands, type Drawn } from './draw-papers.use-case.ts';
import { readCheckIn } from './read-check-in.use-case.ts';
import { readClub } from './read-club.use-case.ts';
import { takeCash } from './take-cash.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

type Calls = 'checkIn' | 'checkInClub' | 'checkInStep' | 'checkInCash' | 'wristbands' | 'cashReceipt';

/** The desk at which clubs arrive. */
export function checkInHandlers(context: UseCaseContext): Handlers<Calls> {
  return {
    checkIn: async () => foundOf(await readCheckIn(context)),
    checkInClub: async ({ params }) => foundOf(await readClub(context, params.id)),
    checkInStep: async ({ actor, params, body }) =>
      answerOf(await changeStep(context, actor, params.id, body)),
    checkInCash: async ({ actor, params, body }) => answerOf(await takeCash(context, actor, params.id, body)),
    wristbands: async ({ params, query }) => paper(await drawWristbands(context, params.id, query.locale)),
    cashReceipt: async ({ params }) => paper(await drawReceipt(context, params.id)),
  };
}

const gone = { status: 404, body: { error: 'club-unknown', additionalProperties: {} } } as const;

function paper(drawn: Drawn | null) {
  if (!drawn) return gone;
  return { status: 200, body: drawn.bytes, headers: attachmentHeaders(drawn.filename) } as const;
}
