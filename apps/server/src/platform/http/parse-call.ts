import type * as z from 'zod';
import { findUnstorableText } from './unstorable-text.ts';

/** Place and kind of an error; never the value. */
export interface FieldError {
  readonly in: string;
  /** Dotted, as in `events.count`; '': the whole part. */
  readonly path: string;
  /** zod's code of the error. */
  readonly code: string;
}

export type ParsedPart = { readonly value: unknown } | { readonly errors: readonly FieldError[] };

const mostErrors = 20;

/** Parses one part of a request by its schema; without a schema it is ignored. */
export function parsePart(name: string, schema: z.ZodType | undefined, input: unknown): ParsedPart {
  if (schema === undefined) return { value: undefined };
  const result = schema.safeParse(input);
  if (result.success) {
    const unstorable = findUnstorableText(result.data);
    if (unstorable === null) return { value: result.data };
    return { errors: [{ in: name, path: pathText(unstorable.path), code: 'invalid_text' }] };
  }
  return { errors: result.error.issues.flatMap((issue) => errorsOf(name, issue)).slice(0, mostErrors) };
}

function errorsOf(name: string, issue: z.core.$ZodIssue): FieldError[] {
  const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const paths = unknownKeys.length > 0 ? unknownKeys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({
    in: name,
    path: pathText(path),
    code: issue.code,
  }));
}

function pathText(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, 100);
}
