import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { statisticsOperations } from './operations.ts';
import { StatisticsCounts, StatisticsPeople, StatisticsSlice } from './schemas.ts';

const tag = 'statistics';
const Label = line(100).min(1);

export const statisticsRoutes = {
  statisticsSlice: route(statisticsOperations.statisticsSlice, {
    tag,
    summary: 'Statistics of a category: the first hundred scorers and penalties',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsSlice },
  }),
  statisticsPeople: route(statisticsOperations.statisticsPeople, {
    tag,
    summary: 'Everybody in the statistics of a category',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsPeople },
  }),
  statisticsCounts: route(statisticsOperations.statisticsCounts, {
    tag,
    summary: 'What is counted of everybody in the statistics of a category',
    params: z.object({ code: Label }),
    answers: { 200: StatisticsCounts },
  }),
};
