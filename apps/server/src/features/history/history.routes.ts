import { historyReaders } from '@sevenmetre/rules/permissions';
import { guardOf, foundOf } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { HistoryContext } from './context.ts';
import { readHistory } from './read-history.use-case.ts';

/** What was done to lists, settings and other records that organisers keep. Who may see a record may see its history. */
export function historyHandlers(context: HistoryContext): Handlers<'recordHistory'> {
  const guard = guardOf(context.clock);
  return {
    recordHistory: ({ actor, params: { record: kind }, query }) =>
      guard(actor, 'recordHistory', (organiser) =>
        guard(organiser, historyReaders[kind], async () =>
          foundOf(await readHistory(context, { kind, ...query })),
        ),
      ),
  };
}
