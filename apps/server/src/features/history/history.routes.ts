import { historyReaders, mayByRoles } from '@sevenmetre/rules/permissions';
import type { Handlers } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { readDay } from './read-day.use-case.ts';
import { readHistory } from './read-history.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Handlers of the history of records that organisers keep. Readers of a record may see its history. */
export function historyHandlers(context: UseCaseContext): Handlers<'recordHistory' | 'dayHistory'> {
  return {
    async recordHistory({ actor, params: { record: kind }, query }) {
      if (!mayByRoles(actor, historyReaders[kind])) return refuse('forbidden');
      return readHistory(context, { kind, ...query });
    },
    dayHistory: () => readDay(context),
  };
}
