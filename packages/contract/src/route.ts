import type * as z from 'zod';
import type { Operation } from './operations.ts';
import { ErrorBody } from './common.ts';

/** What a status answers with: a schema, `null` for no body (204, 304), or bytes of a content type the contract does not look into. */
type ResponseSchema = z.ZodType | null | { readonly contentType: string };

/** Statuses with what was asked for. All others say the same everywhere: 304 nothing, 400 and above an error. */
type Answered = 200 | 201 | 202 | 204;

export interface RouteSchemas<O extends Operation> {
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Where a body may be longer than those of other calls. */
  readonly bodyBytes?: number;
  /** Takes one file as multipart/form-data instead of a body, or at most so many. */
  readonly upload?: { readonly fileBytes: number; readonly files?: number };
  readonly answers: { readonly [status in Extract<O['statuses'][number], Answered>]: ResponseSchema };
}

/** What a call answers besides: a 304 without a body, every refusal with the same one. */
type Others<O extends Operation> = {
  readonly [status in Exclude<O['statuses'][number], Answered>]: status extends 304 ? null : typeof ErrorBody;
};

/**
 * Joins a line of the table of operations with its schemas. Every status with what was asked for must have one;
 * `responses` holds those of all statuses that the line declares.
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
