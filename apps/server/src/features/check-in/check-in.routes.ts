import { attachmentHeaders } from '../../platform/http/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { changeStep } from './change-step.use-case.ts';
import { drawReceipt, drawWristbands, type Drawn, type PaperContext } from './draw-papers.use-case.ts';
import { exportCheckIn } from './export-check-in.use-case.ts';
import { readCheckIn } from './read-check-in.use-case.ts';
import { readClub } from './read-club.use-case.ts';
import { takeCash } from './take-cash.use-case.ts';

type Calls =
  | 'checkIn'
  | 'checkInExport'
  | 'checkInClub'
  | 'checkInStep'
  | 'checkInCash'
  | 'wristbands'
  | 'cashReceipt';

/** The desk at which clubs arrive. */
export function checkInHandlers(context: PaperContext): Handlers<Calls> {
  return {
    checkIn: () => readCheckIn(context),
    checkInExport: async ({ query }) => {
      const workbook = await exportCheckIn(context, query);
      if (!workbook.ok) return workbook;
      return { status: 200, body: workbook.value, headers: attachmentHeaders('check-in.xlsx') };
    },
    checkInClub: ({ params }) => readClub(context, params.id),
    checkInStep: ({ actor, params, body }) => changeStep(context, actor, params.id, body),
    checkInCash: ({ actor, params, body }) => takeCash(context, actor, params.id, body),
    wristbands: async ({ params, query }) => paper(await drawWristbands(context, params.id, query.locale)),
    cashReceipt: async ({ params }) => paper(await drawReceipt(context, params.id)),
  };
}

function paper(drawn: Outcome<Drawn>) {
  if (!drawn.ok) return drawn;
  const { bytes, filename } = drawn.value;
  return { status: 200, body: bytes, headers: attachmentHeaders(filename) } as const;
}
