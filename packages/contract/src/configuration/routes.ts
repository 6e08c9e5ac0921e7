import * as z from 'zod';
import { EditionQuery } from '../editions/open-editions.ts';
import { TableEffect } from '../groups/group-closing.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { configurationOperations } from './operations.ts';
import {
  ConfigurationCopied,
  ConfigurationCopyBody,
  ConfigurationDifferences,
  ConfigurationDifferencesQuery,
  ConfigurationEntry,
  ConfigurationUpdateBody,
  ListedConfigurationEntry,
  longestConfigurationBody,
} from './schemas.ts';

const tag = 'configuration';

export const configurationRoutes = {
  configuration: route(configurationOperations.configuration, {
    tag,
    summary: 'Every configuration entry of an edition, the current one unless another is named',
    query: EditionQuery,
    answers: {
      200: z.array(ListedConfigurationEntry),
    },
  }),
  configurationDifferences: route(configurationOperations.configurationDifferences, {
    tag,
    summary:
      'Configuration entries of an edition that differ from those of another one, with its dates moved',
    query: ConfigurationDifferencesQuery,
    answers: { 200: ConfigurationDifferences },
  }),
  configurationCopy: route(configurationOperations.configurationCopy, {
    tag,
    summary:
      'Takes over values of another edition, all of them or none; a repeat under the same key changes nothing',
    query: EditionQuery,
    body: ConfigurationCopyBody,
    bodyBytes: longestConfigurationBody,
    answers: { 200: ConfigurationCopied },
  }),
  configurationEffect: route(configurationOperations.configurationEffect, {
    tag,
    summary: 'What another value of a configuration entry would do to tables and seats',
    query: EditionQuery,
    params: z.object({ key: line(100) }),
    body: ConfigurationUpdateBody.pick({ value: true }).meta({ id: 'ConfigurationEffectBody' }),
    bodyBytes: longestConfigurationBody,
    answers: { 200: TableEffect },
  }),
  configurationUpdate: route(configurationOperations.configurationUpdate, {
    tag,
    summary: 'Sets a configuration entry for an edition, the current one unless another is named',
    query: EditionQuery,
    params: z.object({ key: line(100) }),
    body: ConfigurationUpdateBody,
    bodyBytes: longestConfigurationBody,
    answers: { 200: ConfigurationEntry },
  }),
};
