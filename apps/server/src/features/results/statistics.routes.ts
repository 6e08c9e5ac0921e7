import { findCategory, findTopic } from '@sevenmetre/rules/snapshot';
import type { Clock } from '../../platform/clock/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Live } from '../live/index.ts';
import { refusedTopic, topicUnknown } from './refusals.ts';
import { prepared, repeatable } from './repeatable.ts';

type StatisticsName = `statistics${'Slice' | 'People' | 'Counts'}`;

export interface StatisticsOptions {
  readonly live: Live;
  readonly clock: Clock;
}

/** Handlers of a category's statistics: the slice of the page, and all persons as columns. */
export function statisticsHandlers(options: StatisticsOptions): Handlers<StatisticsName> {
  const { live } = options;
  const columns = (code: string, part: 'people' | 'counts') =>
    repeatable(options, (state) => {
      const category = findCategory(state.snapshot, code);
      if (!category) return topicUnknown('statistics', `statistics:${code}`);
      return prepared(live.answers.statistics(state, category, part));
    });
  return {
    statisticsSlice: ({ params }) =>
      repeatable(options, (state) => {
        const topic = `statistics:${params.code}`;
        const found = findTopic(state.snapshot, topic);
        return found.ok ? prepared(live.answers.slice(state, found.topic)) : refusedTopic(found, topic);
      }),
    statisticsPeople: ({ params }) => columns(params.code, 'people'),
    statisticsCounts: ({ params }) => columns(params.code, 'counts'),
  };
}
