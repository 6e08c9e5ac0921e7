import * as z from 'zod';
import { Names } from '../common.ts';

/** A name without a translation is the code. */
export const CountryHead = z.object({ countryCode: z.string(), sportCode: z.string(), ...Names });
