import { answerOf, foundOf } from '../../platform/http/index.ts';
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
    protests: async ({ params }) => foundOf(await readProtests(context, params.matchId)),
    protestCreate: async ({ actor, params, body }) =>
      answerOf(await fileProtest(context, actor, params.matchId, body)),
    protestDecide: async ({ actor, params, body }) =>
      answerOf(await decideProtest(context, actor, params.id, body)),
  };
}
