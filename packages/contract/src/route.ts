import type * as z from 'zod';
import type { Operation } from './operations.ts';

/** What a status answers with: a schema, `null` for no body (204, 304), or bytes of a content type the contract does not look into. */
export type ResponseSchema = z.ZodType | null | { readonly contentType: string };

export interface RouteSchemas<O extends Operation> {
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Where a body may be longer than those of other calls. */
  readonly bodyBytes?: number;
  /** Takes one file as multipart/form-data instead of a body. */
  readonly upload?: { readonly fileBytes: number };
  readonly responses: { readonly [status in O['statuses'][number]]: ResponseSchema };
}

/** Joins a line of the table of operations with its schemas; every declared status must have one. */
export function route<const O extends Operation, const S extends RouteSchemas<O>>(operation: O, schemas: S) {
  return { ...operation, ...schemas };
}
