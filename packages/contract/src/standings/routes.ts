import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { standingsOperations } from './operations.ts';
import { TieBreakers, TieBreakersBody, TieBreakersEffect, TieBreakersEffectBody } from './tie-breakers.ts';

const tag = 'standings';
const query = EditionQuery;

/** Calls of organisers that several pages share: histories, open editions, criteria of tables. */
export const standingsRoutes = {
  tieBreakers: route(standingsOperations.tieBreakers, {
    tag,
    summary: 'By what tables are ordered, and how long halves are',
    query,
    answers: { 200: TieBreakers },
  }),
  tieBreakersEffect: route(standingsOperations.tieBreakersEffect, {
    tag,
    summary: 'Whose places would change by other criteria. Stores nothing',
    query,
    body: TieBreakersEffectBody,
    answers: { 200: TieBreakersEffect },
  }),
  tieBreakersSave: route(standingsOperations.tieBreakersSave, {
    tag,
    summary: 'Orders tables by other criteria; places and seats follow at once',
    query,
    body: TieBreakersBody,
    answers: { 200: TieBreakers },
  }),
};
