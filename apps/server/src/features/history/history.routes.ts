import { historyReaders } from '@sevenmetre/rules/permissions';
import { forbidden, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import { can } from '../../platform/permission/index.ts';
import type { HistoryContext } from './context.ts';
import { readHistory } from './read-history.use-case.ts';

/** What was done to lists, settings and other records that organisers keep. Who may see a record may see its history. */
export function historyHandlers(context: HistoryContext): Handlers<'recordHistory'> {
  return {
    async recordHistory({ actor, params: { record: kind }, query }) {
      if (!can(actor, historyReaders[kind], {}, context.clock.now())) return forbidden;
      return foundOf(await readHistory(context, { kind, ...query }));
    },
  };
}
