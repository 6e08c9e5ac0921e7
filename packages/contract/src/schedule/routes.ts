import * as z from 'zod';
import { Day } from '../common.ts';
import { route } from '../route.ts';
import { scheduleOperations } from './operations.ts';
import { ScheduleSlice } from './schedule-slice.ts';

export const scheduleRoutes = {
  scheduleSlice: route(scheduleOperations.scheduleSlice, {
    tag: 'schedule',
    summary: 'All matches of a day in playing order; `today` is the day that is played, else the next one',
    params: z.object({ day: z.union([z.literal('today'), Day]) }),
    answers: { 200: ScheduleSlice },
  }),
};
