import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { LiveBody } from './live-body.ts';
import { liveOperations } from './operations.ts';
import { StaticBody } from './static-body.ts';

const tag = 'live';

export const liveRoutes = {
  competitionStatic: route(liveOperations.competitionStatic, {
    tag,
    summary: 'What does not change while matches are played',
    answers: { 200: StaticBody },
  }),
  competitionLive: route(liveOperations.competitionLive, {
    tag,
    summary: 'All standings and matches of the edition',
    answers: { 200: LiveBody },
  }),
  liveStream: route(liveOperations.liveStream, {
    tag,
    summary:
      'Server-sent events: one frame for each change of a topic; its id is the version, lists of nothing are left out',
    query: z.object({
      /** `all`, `match:12`, `group:MA-A`, `team:7`, `hall:3`, `category:MA` or `dashboard`. */
      topic: line(120).min(1),
      /** Version of the page's data, for clients that cannot set Last-Event-ID. */
      since: line(60).optional(),
    }),
    answers: {
      200: { contentType: 'text/event-stream' },
    },
  }),
};
