import * as z from 'zod';
import { operations } from '../operations.ts';
import { route } from '../route.ts';
import {
  ConfigurationEntry,
  ConfigurationUpdateBody,
  longestConfigurationBody,
} from '../schemas/configuration.ts';
import { WordsBody } from '../schemas/words.ts';
import { refusals } from './responses.ts';

const tag = 'organiser';
const written = {
  400: refusals[400],
  401: refusals[401],
  403: refusals[403],
  404: refusals[404],
  409: refusals[409],
  413: refusals[413],
  415: refusals[415],
  422: refusals[422],
  429: refusals[429],
  500: refusals[500],
  503: refusals[503],
} as const;

export const configurationRoutes = {
  words: route(operations.words, {
    tag: 'results',
    summary: 'Texts that the organiser has put in place of the product’s words',
    responses: {
      200: WordsBody,
      304: null,
      429: refusals[429],
      500: refusals[500],
      503: refusals[503],
    },
  }),
  configuration: route(operations.configuration, {
    tag,
    summary: 'Every configuration entry of the current edition',
    responses: {
      200: z.array(ConfigurationEntry),
      401: refusals[401],
      403: refusals[403],
      429: refusals[429],
      500: refusals[500],
      503: refusals[503],
    },
  }),
  configurationUpdate: route(operations.configurationUpdate, {
    tag,
    summary: 'Sets a configuration entry for the current edition',
    params: z.object({ key: z.string().max(100) }),
    body: ConfigurationUpdateBody,
    bodyBytes: longestConfigurationBody,
    responses: { 200: ConfigurationEntry, ...written },
  }),
};
