import { currencies } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { paragraphs } from '../text.ts';

export const CurrencyCode = z.enum(currencies);

/** Minor units: hellers, cents. */
export const Amount = z.int().min(-2_147_483_648).max(2_147_483_647);

/** What amounts come to, of a club or of all; it is counted, never stored. */
export const Sum = z.int();

/** A form's own random key: sent twice, it makes one record. */
export const ClientKey = z.string().regex(/^[\w-]{8,64}$/);

export const Reason = paragraphs(300).trim().min(1);

export const Balance = z.object({ toPay: Sum, paid: Sum, rest: Sum });
