import { errorStatuses } from '@sevenmetre/contract';
import type { ErrorAnswer } from '@sevenmetre/contract';
import type { MatchDetail } from '@sevenmetre/contract/schemas/competition';
import { eventAddress } from '@sevenmetre/sync';
import type { Handlers } from '../../platform/http/handler.ts';
import { changeStage } from './change-stage.use-case.ts';
import { refuse } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { writeEvent } from './write-event.use-case.ts';
import type { WriteDependencies } from './write-event.use-case.ts';

type Operation = 'matchStage' | 'matchEventCreate' | 'matchEventUpdate' | 'matchEventDelete';

/** The calls of a reporter's device: each is one transaction, answered once it is on the disk. */
export function matchEventHandlers(dependencies: WriteDependencies): Handlers<Operation> {
  return {
    async matchStage({ params, headers, body, actor }) {
      if (actor === null) return answer(signedOut);
      return answer(
        await changeStage(dependencies, {
          matchId: params.id,
          stageId: params.stage_id,
          actor,
          protocol: headers['x-protocol'],
          reason: body?.reason ?? null,
          events: body?.events ?? null,
        }),
      );
    },
    async matchEventCreate({ params: { matchId }, headers, body, actor }) {
      if (actor === null) return answer(signedOut);
      return answer(await writeEvent(dependencies, { kind: 'create', matchId, headers, body, actor }));
    },
    async matchEventUpdate({ params: { matchId, eventId }, headers, body, actor }) {
      if (actor === null) return answer(signedOut);
      const address = eventAddress(eventId);
      return answer(
        await writeEvent(dependencies, { kind: 'update', matchId, address, headers, body, actor }),
      );
    },
    async matchEventDelete({ params: { matchId, eventId }, headers, actor }) {
      if (actor === null) return answer(signedOut);
      const address = eventAddress(eventId);
      return answer(await writeEvent(dependencies, { kind: 'delete', matchId, address, headers, actor }));
    },
  };
}

const signedOut = refuse('not-signed-in');

/** The statuses that the four calls declare beside 200. */
type Refused = 400 | 401 | 403 | 404 | 409 | 422 | 426 | 429 | 500 | 503;

type Answer =
  | { readonly status: 200; readonly body: MatchDetail }
  | { readonly status: Refused; readonly body: ErrorAnswer };

function answer(outcome: Outcome): Answer {
  if (outcome.ok) return { status: 200, body: outcome.detail };
  const { code, parameters } = outcome;
  return {
    status: refusedStatus(errorStatuses[code]),
    body: { error: code, additionalProperties: parameters },
  };
}

/** A code of the catalogue that none of these calls may answer with is a bug. */
function refusedStatus(status: (typeof errorStatuses)[keyof typeof errorStatuses]): Refused {
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
    case 409:
    case 422:
    case 426:
    case 429:
    case 500:
    case 503:
      return status;
    default:
      throw new Error(`a reporter's call does not answer ${status}`);
  }
}
