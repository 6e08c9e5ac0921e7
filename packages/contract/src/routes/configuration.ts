import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  ConfigurationEntry,
  ConfigurationUpdateBody,
  longestConfigurationBody,
} from '../schemas/configuration.ts';
import { TableEffect } from '../schemas/group-closing.ts';
import { EditionQuery } from '../schemas/open-editions.ts';
import { WordsBody } from '../schemas/words.ts';
import { line } from '../schemas/text.ts';

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
  configurationEffect: route(operations.configurationEffect, {
    tag,
    summary: 'What another value of a configuration entry would do to tables and seats',
    query: EditionQuery,
    params: z.object({ key: line(100) }),
    body: ConfigurationUpdateBody.pick({ value: true }).meta({ id: 'ConfigurationEffectBody' }),
    bodyBytes: longestConfigurationBody,
    answers: { 200: TableEffect },
  }),
  configurationUpdate: route(operations.configurationUpdate, {
    tag,
    summary: 'Sets a configuration entry for an edition, the current one unless another is named',
    query: EditionQuery,
    params: z.object({ key: line(100) }),
    body: ConfigurationUpdateBody,
    bodyBytes: longestConfigurationBody,
    answers: { 200: ConfigurationEntry },
  }),
};
