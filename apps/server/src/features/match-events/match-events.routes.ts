import { eventAddress } from '@sevenmetre/sync';
import type { Handlers } from '../../platform/http/handler.ts';
import { changeStage } from './change-stage.use-case.ts';
import { recordClock } from './record-clock.use-case.ts';
import { recordSignature, type SignatureDependencies } from './record-signature.use-case.ts';
import { writeEvent } from './write-event.use-case.ts';

type Operation =
  | 'matchStage'
  | 'matchEventCreate'
  | 'matchEventUpdate'
  | 'matchEventDelete'
  | 'matchClock'
  | 'matchSignature';

/** The calls of a reporter's device: each is one transaction, answered after the commit is on disk. */
export function matchEventHandlers(dependencies: SignatureDependencies): Handlers<Operation> {
  return {
    matchStage: ({ params, headers, body, actor }) =>
      changeStage(dependencies, {
        matchId: params.id,
        stageId: params.stage_id,
        actor,
        protocol: headers['x-protocol'],
        key: headers['idempotency-key'],
        reason: body?.reason ?? null,
        events: body?.events ?? null,
        halvesChecked: body?.halvesChecked ?? false,
        report: body?.report ?? null,
      }),
    matchEventCreate: ({ params: { matchId }, headers, body, actor }) =>
      writeEvent(dependencies, { kind: 'create', matchId, headers, body, actor }),
    matchEventUpdate: ({ params: { matchId, eventId }, headers, body, actor }) => {
      const address = eventAddress(eventId);
      return writeEvent(dependencies, { kind: 'update', matchId, address, headers, body, actor });
    },
    matchEventDelete: ({ params: { matchId, eventId }, headers, actor }) => {
      const address = eventAddress(eventId);
      return writeEvent(dependencies, { kind: 'delete', matchId, address, headers, actor });
    },
    matchClock: ({ params: { matchId }, headers, body, actor }) =>
      recordClock(dependencies, { matchId, headers, body, actor }),
    matchSignature: ({ params: { matchId }, headers, body, actor }) =>
      recordSignature(dependencies, { matchId, headers, body, actor }),
  };
}
