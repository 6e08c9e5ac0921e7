import type { Handlers } from '../../platform/http/index.ts';
import { decideProtest } from './decide-protest.use-case.ts';
import { fileProtest } from './file-protest.use-case.ts';
import { readProtests } from './read-protests.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Handlers of protests of teams and decisions of organisers. */
export function protestHandlers(
  context: UseCaseContext,
): Handlers<'protests' | 'protestCreate' | 'protestDecide'> {
  return {
    protests: ({ params }) => readProtests(context, params.matchId),
    protestCreate: ({ actor, params, body }) => fileProtest(context, actor, params.matchId, body),
    protestDecide: ({ actor, params, body }) => decideProtest(context, actor, params.id, body),
  };
}
