import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  ConfigurationEntry,
  ConfigurationUpdateBody,
  longestConfigurationBody,
} from '../schemas/configuration.ts';
import { EditionQuery } from '../schemas/open-editions.ts';
import { WordsBody } from '../schemas/words.ts';

const tag = 'organiser';

export const configurationRoutes = {
  words: route(operations.words, {
    tag: 'results',
    summary: 'Texts that the organiser has put in place of the product’s words',
    answers: {
      200: WordsBody,
    },
  }),
  configuration: route(operations.configuration, {
    tag,
    summary: 'Every configuration entry of an edition, the current one unless another is named',
    query: EditionQuery,
    answers: {
      200: z.array(ConfigurationEntry),
    },
  }),
  configurationUpdate: route(operations.configurationUpdate, {
    tag,
    summary: 'Sets a configuration entry for an edition, the current one unless another is named',
    query: EditionQuery,
    params: z.object({ key: z.string().max(100) }),
    body: ConfigurationUpdateBody,
    bodyBytes: longestConfigurationBody,
    answers: { 200: ConfigurationEntry },
  }),
};
