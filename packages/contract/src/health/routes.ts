import * as z from 'zod';
import { route } from '../route.ts';
import { healthOperations } from './operations.ts';
import { BrowserError } from './schemas.ts';

const tag = 'health';
const Health = z.object({ status: z.string() });
const Live = z.object({ status: z.string(), /** Of the program. */ version: z.string() });

export const healthRoutes = {
  healthLive: route(healthOperations.healthLive, {
    tag,
    summary: 'Whether the process answers, and which version of the program it is',
    answers: { 200: Live },
  }),
  healthReady: route(healthOperations.healthReady, {
    tag,
    summary: 'Whether the database answers and the live data are loaded',
    answers: { 200: Health },
  }),
  browserError: route(healthOperations.browserError, {
    tag,
    summary: 'What broke in a page: where in the program, never what it was about',
    body: BrowserError,
    answers: { 204: null },
  }),
  metrics: route(healthOperations.metrics, {
    tag,
    summary: 'Measurements in the Prometheus text format',
    answers: { 200: { contentType: 'text/plain' } },
  }),
};
