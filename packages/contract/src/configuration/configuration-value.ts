import { configurationDataTypes } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';

export const Configuration = z.object({
  key: z.string(),
  value: z.string().nullable(),
  dataType: z.enum(configurationDataTypes),
});
