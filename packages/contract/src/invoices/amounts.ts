import { currencies } from '@sevenmetre/rules/vocabulary';
import * as z from 'zod';
import { paragraphs } from '../text.ts';

export const CurrencyCode = z.enum(currencies);

/** Minor units: hellers, cents. */
export const Amount = z.int().min(-2_147_483_648).max(2_147_483_647);

/** Sum of amounts, of a club or of all; computed, never stored. */
export const Sum = z.int();

/** Idempotency key of a form. */
export const ClientKey = z.string().regex(/^[\w-]{8,64}$/);

export const Reason = paragraphs(300).trim().min(1);

export const Balance = z.object({ toPay: Sum, paid: Sum, rest: Sum });
