import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';

const Health = z.object({ status: z.string() });

export const serverRoutes = {
  healthLive: route(operations.healthLive, {
    tag: 'operation',
    summary: 'Whether the process answers',
    answers: { 200: Health },
  }),
  healthReady: route(operations.healthReady, {
    tag: 'operation',
    summary: 'Whether the database answers and the live data are loaded',
    answers: { 200: Health },
  }),
  metrics: route(operations.metrics, {
    tag: 'operation',
    summary: 'Measurements in the Prometheus text format',
    answers: { 200: { contentType: 'text/plain' } },
  }),
};
