import fc from 'fast-check';
import type * as z from 'zod';
import { type JsonSchema, schemaOf } from './arbitrary-of-schema.ts';

type Schema = JsonSchema & {
  readonly format?: string;
  readonly examples?: readonly string[];
  readonly minItems?: number;
  readonly minLength?: number;
};

export interface AnyRoute {
  readonly method: string;
  readonly path: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: unknown;
  readonly responses: Readonly<Record<number, unknown>>;
}

/** Tried first for texts with a pattern. */
const texts = [
  '2026-06-13',
  '2026-06-13T08:00:00Z',
  '08:00',
  'somebody@example.test',
  'https://example.test/',
];

/** The smallest valid value of a schema, the same at every call; null: none found. */
function sampleOf(type: z.ZodType): unknown {
  const sample = fitting(schemaOf(type));
  return type.safeParse(sample).success ? sample : null;
}

/** The smallest valid query of a call, with its question mark; '': none needed. */
export function sampleOfQuery(query: z.ZodType | undefined): string {
  const entries = Object.entries((query && sampleOf(query)) ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** The smallest valid body of a call, or a sheet for uploads, with its headers. */
export function requestOf(
  { body, upload }: AnyRoute,
  headers: Readonly<Record<string, string>>,
): RequestInit {
  if (upload !== undefined) {
    const form = new FormData();
    form.append('file', new Blob(['First name;Last name']), 'a.csv');
    return { body: form, headers };
  }
  if (body === undefined) return { headers };
  return {
    body: JSON.stringify(sampleOf(body)),
    headers: { ...headers, 'content-type': 'application/json' },
  };
}

function fitting(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return fitting(option);
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items ?? {}));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'string') return textOf(schema);
  return schema.type === 'boolean' ? true : null;
}

function objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, fitting(properties[name] ?? {})]));
}

function textOf({ format, pattern, examples, minLength = 1 }: Schema): string {
  // Rules without a pattern have an example.
  if (examples?.[0] !== undefined) return examples[0];
  const short = 'x'.repeat(minLength);
  if (format === 'email') return 'somebody@example.test';
  if (pattern === undefined) return short;
  const form = new RegExp(pattern);
  const known = [short, ...texts].find((text) => form.test(text));
  return known ?? fc.sample(fc.stringMatching(form), { numRuns: 1, seed: 7 })[0] ?? '';
}
