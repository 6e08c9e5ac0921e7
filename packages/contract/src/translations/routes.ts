import { route } from '../route.ts';
import { translationOperations } from './operations.ts';
import { WordsBody } from './schemas.ts';

const tag = 'translations';

export const translationRoutes = {
  words: route(translationOperations.words, {
    tag,
    summary: 'Texts that the organiser has put in place of the product’s words',
    answers: {
      200: WordsBody,
    },
  }),
};
