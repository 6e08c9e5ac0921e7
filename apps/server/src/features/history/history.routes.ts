import { historyReaders, mayByRoles } from '@sevenmetre/rules/permissions';
import { forbidden, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { readDay } from './read-day.use-case.ts';
import { readHistory } from './read-history.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Handlers of the history of records that organisers keep. Readers of a record may see its history. */
export function historyHandlers(context: UseCaseContext): Handlers<'recordHistory' | 'dayHistory'> {
  return {
    async recordHistory({ actor, params: { record: kind }, query }) {
      if (!mayByRoles(actor, historyReaders[kind])) return forbidden;
      return foundOf(await readHistory(context, { kind, ...query }));
    },
    dayHistory: async () => foundOf(await readDay(context)),
  };
}
