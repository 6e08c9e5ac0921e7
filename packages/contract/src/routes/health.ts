import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import { ErrorBody } from '../schemas/common.ts';

const Health = z.object({ status: z.string() });

export const serverRoutes = {
  healthLive: route(operations.healthLive, {
    tag: 'operation',
    summary: 'Whether the process answers',
    responses: { 200: Health },
  }),
  healthReady: route(operations.healthReady, {
    tag: 'operation',
    summary: 'Whether the database answers and the live data are loaded',
    responses: { 200: Health, 503: ErrorBody },
  }),
  metrics: route(operations.metrics, {
    tag: 'operation',
    summary: 'Measurements in the Prometheus text format',
    responses: { 200: { contentType: 'text/plain' }, 403: ErrorBody },
  }),
};
