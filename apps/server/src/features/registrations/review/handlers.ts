import { clubHandlers } from './clubs/club.routes.ts';
import { refereeRegistrationHandlers } from './referees/referee.routes.ts';
import type { Handlers } from '../../../platform/http/index.ts';
import { readPresses } from '../../undo/index.ts';
import { undoPress } from './undo-press.use-case.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/** Handlers of registrations for organisers. */
export function registrationReviewHandlers(context: UseCaseContext) {
  const undo: Handlers<'presses' | 'pressUndo'> = {
    presses: () => readPresses(context.clock.now(), context.database.db),
    pressUndo: ({ actor, params }) => undoPress(context, actor, params.id),
  };
  return { ...clubHandlers(context), ...refereeRegistrationHandlers(context), ...undo };
}
