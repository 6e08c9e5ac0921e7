import { eventAddress } from '@sevenmetre/sync';
import type { Handlers } from '../../platform/http/handler.ts';
import { answer } from './answer.ts';
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
    async matchStage({ params, headers, body, actor }) {
      return answer(
        await changeStage(dependencies, {
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
      );
    },
    async matchEventCreate({ params: { matchId }, headers, body, actor }) {
      return answer(await writeEvent(dependencies, { kind: 'create', matchId, headers, body, actor }));
    },
    async matchEventUpdate({ params: { matchId, eventId }, headers, body, actor }) {
      const address = eventAddress(eventId);
      return answer(
        await writeEvent(dependencies, { kind: 'update', matchId, address, headers, body, actor }),
      );
    },
    async matchEventDelete({ params: { matchId, eventId }, headers, actor }) {
      const address = eventAddress(eventId);
      return answer(await writeEvent(dependencies, { kind: 'delete', matchId, address, headers, actor }));
    },
    async matchClock({ params: { matchId }, headers, body, actor }) {
      return answer(await recordClock(dependencies, { matchId, headers, body, actor }));
    },
    async matchSignature({ params: { matchId }, headers, body, actor }) {
      return answer(await recordSignature(dependencies, { matchId, headers, body, actor }));
    },
  };
}
