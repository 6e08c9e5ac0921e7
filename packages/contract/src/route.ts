import type * as z from 'zod';
import type { Operation } from './operations.ts';
import { ErrorBody } from './common.ts';

/**
 * Body of a status: a schema, `null` for none (204, 304), or bytes of a content type that the contract does
 * not validate.
 */
type ResponseSchema = z.ZodType | null | { readonly contentType: string };

/** Statuses with a result. All others are uniform: 304 without a body, 400 and above with an error. */
type Answered = 200 | 201 | 202 | 204;

export interface RouteSchemas<O extends Operation> {
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Limit of a body that may be longer than usual. */
  readonly bodyBytes?: number;
  /** The bytes of the body are kept for the check of a signature. */
  readonly signedBody?: true;
  /** Accepts one file as multipart/form-data instead of a body, or up to so many. */
  readonly upload?: { readonly fileBytes: number; readonly files?: number };
  readonly answers: { readonly [status in Extract<O['statuses'][number], Answered>]: ResponseSchema };
}

/** Other answers: 304 without a body, and refusals with the common error. */
type Others<O extends Operation> = {
  readonly [status in Exclude<O['statuses'][number], Answered>]: status extends 304 ? null : typeof ErrorBody;
};

/**
 * Combines a row of the table of operations with its schemas. Every status with a result needs one;
 * `responses` has the schemas of all declared statuses.
 */
export function route<const O extends Operation, const S extends RouteSchemas<O>>(operation: O, schemas: S) {
  const responses: Others<O> & S['answers'] = { ...othersOf(operation), ...schemas.answers };
  return { ...operation, ...schemas, responses };
}

function othersOf<O extends Operation>(operation: O): Others<O>;
function othersOf({ statuses }: Operation): object {
  const others = statuses.filter((status) => status >= 300);
  return Object.fromEntries(others.map((status) => [status, status === 304 ? null : ErrorBody]));
}
