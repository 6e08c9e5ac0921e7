import { EditionQuery } from '../editions/open-editions.ts';
import { route } from '../route.ts';
import { contentsOperations } from './operations.ts';
import { ClosingFacts, Contents, PreparationFacts } from './schemas.ts';

const tag = 'contents';
const query = EditionQuery;

export const contentsRoutes = {
  contents: route(contentsOperations.contents, {
    tag,
    summary: 'Editions with their phases, and what waits on each page of organisers',
    query,
    answers: { 200: Contents },
  }),
  closingSteps: route(contentsOperations.closingSteps, {
    tag,
    summary: 'What is left to do in the current edition after its last match',
    answers: { 200: ClosingFacts },
  }),
  preparation: route(contentsOperations.preparation, {
    tag,
    summary: 'What is prepared before clubs register',
    query,
    answers: { 200: PreparationFacts },
  }),
};
