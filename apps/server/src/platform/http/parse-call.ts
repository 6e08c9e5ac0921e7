import type * as z from 'zod';
import { findUnstorableText } from './unstorable-text.ts';

/** Where a fault lies and what kind it is; never the value that was sent. */
export interface FieldFault {
  readonly in: string;
  /** Dotted, as in `events.count`; empty: the whole. */
  readonly path: string;
  /** zod's name of the fault. */
  readonly code: string;
}

export type ParsedPart = { readonly value: unknown } | { readonly faults: readonly FieldFault[] };

const mostFaults = 20;

/** One part of a request by its schema; without a schema there is nothing to know. */
export function parsePart(name: string, schema: z.ZodType | undefined, input: unknown): ParsedPart {
  if (schema === undefined) return { value: undefined };
  const result = schema.safeParse(input);
  if (result.success) {
    const unstorable = findUnstorableText(result.data);
    if (unstorable === null) return { value: result.data };
    return { faults: [{ in: name, path: pathText(unstorable.path), code: 'invalid_text' }] };
  }
  return { faults: result.error.issues.flatMap((issue) => faultsOf(name, issue)).slice(0, mostFaults) };
}

function faultsOf(name: string, issue: z.core.$ZodIssue): FieldFault[] {
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
