import { locales } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { drawOperations as operations } from './operations.ts';
import { DrawNumbersBody, DrawOpenBody, DrawReasonBody, DrawStepBody, PublicDraw } from './schemas.ts';

const tag = 'draws';
const params = z.object({ category: line(40).min(1) });

/** Public draws. The operator gets the same answers as everybody: no ball is sent before it is shown. */
export const drawRoutes = {
  drawAdmin: route(operations.drawAdmin, {
    tag,
    summary: 'The public draw of a category as its operator sees it',
    params,
    answers: { 200: PublicDraw },
  }),
  drawAnnounce: route(operations.drawAnnounce, {
    tag,
    summary: 'Makes the secret of a draw and publishes its SHA-256',
    params,
    answers: { 200: PublicDraw },
  }),
  drawOpen: route(operations.drawOpen, {
    tag,
    summary: 'Freezes teams, pots and rules, and publishes them with their SHA-256',
    params,
    body: DrawOpenBody,
    answers: { 200: PublicDraw },
  }),
  drawNumbers: route(operations.drawNumbers, {
    tag,
    summary: 'Records the numbers that were drawn in the hall, and draws all balls without showing any',
    params,
    body: DrawNumbersBody,
    answers: { 200: PublicDraw },
  }),
  drawStep: route(operations.drawStep, {
    tag,
    summary: 'Shows the next team or its group, or takes the last step back; the last one reveals the secret',
    params,
    body: DrawStepBody,
    answers: { 200: PublicDraw },
  }),
  drawStop: route(operations.drawStop, {
    tag,
    summary: 'Ends a draw before its last ball, with a public reason: another one needs another secret',
    params,
    body: DrawReasonBody,
    answers: { 200: PublicDraw },
  }),
  drawSetAside: route(operations.drawSetAside, {
    tag,
    summary: 'Sets a revealed draw aside, with a public reason: its groups may change, and be drawn again',
    params,
    body: DrawReasonBody,
    answers: { 200: PublicDraw },
  }),
  publicDraw: route(operations.publicDraw, {
    tag,
    summary: 'The public draw of a category with what is needed to draw again',
    params,
    answers: { 200: PublicDraw },
  }),
  publicDrawStream: route(operations.publicDrawStream, {
    tag,
    summary: 'Server-sent events `progress`, each with everything that changes while a draw runs',
    params,
    answers: { 200: { contentType: 'text/event-stream' } },
  }),
  publicDrawMinutes: route(operations.publicDrawMinutes, {
    tag,
    summary: 'The minutes of a finished draw as PDF',
    params,
    query: z.object({ locale: z.enum(locales).optional() }),
    answers: { 200: { contentType: 'application/pdf' } },
  }),
};
