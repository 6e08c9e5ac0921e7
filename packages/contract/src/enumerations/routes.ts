import * as z from 'zod';
import { OrderBody, PathId, StoredId } from '../common.ts';
import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { EnumsBody } from './enums-body.ts';
import { enumerationOperations } from './operations.ts';
import { EnumerationBody, EnumerationKind, EnumerationUpdateBody, Enumerations } from './schemas.ts';

const tag = 'enumerations';
const query = EditionQuery;
const stored = { 200: StoredId } as const;
const entry = z.object({ kind: EnumerationKind, id: PathId });

export const enumerationRoutes = {
  enums: route(enumerationOperations.enums, {
    tag,
    summary: 'Enumerations of the current edition',
    answers: { 200: EnumsBody },
  }),
  enumerations: route(enumerationOperations.enumerations, {
    tag,
    summary: 'Every list of the organiser in its order',
    query,
    answers: { 200: Enumerations },
  }),
  enumerationOrder: route(enumerationOperations.enumerationOrder, {
    tag,
    summary: 'The order of a list',
    query,
    params: z.object({ kind: EnumerationKind }),
    body: OrderBody,
    answers: stored,
  }),
  enumerationCreate: route(enumerationOperations.enumerationCreate, {
    tag,
    summary: 'A new entry at the end of a list; the same once more is the same entry',
    query,
    body: EnumerationBody,
    answers: stored,
  }),
  enumerationUpdate: route(enumerationOperations.enumerationUpdate, {
    tag,
    summary: 'Changes an entry of a list',
    query,
    params: entry,
    body: EnumerationUpdateBody,
    answers: stored,
  }),
  enumerationDelete: route(enumerationOperations.enumerationDelete, {
    tag,
    summary: 'Removes an entry that nothing uses',
    query,
    params: entry,
    answers: stored,
  }),
};
