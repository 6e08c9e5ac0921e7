import { guardOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { answerOf, foundOf } from '../back-office/index.ts';
import { closeGroup } from './close-group.use-case.ts';
import type { GroupsContext } from './context.ts';
import { readClosing, readGroups } from './read-groups.use-case.ts';

type Operations = 'adminGroups' | 'groupClosingImpact' | 'groupClose';

/** Groups that organisers close by hand. */
export function groupHandlers(context: GroupsContext): Handlers<Operations> {
  const guard = guardOf(context.clock);
  return {
    adminGroups: ({ actor }) => guard(actor, 'adminGroups', async () => foundOf(await readGroups(context))),
    groupClosingImpact: ({ actor, params }) =>
      guard(actor, 'groupClosingImpact', async () => foundOf(await readClosing(context, params.id))),
    groupClose: ({ actor, params, body }) =>
      guard(actor, 'groupClose', async (organiser) =>
        answerOf(await closeGroup(context, organiser, params.id, body)),
      ),
  };
}
