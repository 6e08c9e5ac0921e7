import type { FieldError } from '@sevenmetre/rules/validation';
import type { FormErrors } from './use-form.ts';

/** The part of a schema that a form needs; schemas of the contract have it. */
interface BodySchema {
  readonly safeParse: (body: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/**
 * What a schema of the contract says of the body that a form would send, by its first names: page and server have one rule.
 * Import the schema in pages of signed-in users only, since it brings zod with it.
 */
export function contractErrors<V>(
  schema: BodySchema,
  body: Readonly<Record<string, unknown>>,
): FormErrors<V> {
  const { error } = schema.safeParse(body);
  const found = (error?.issues ?? []).map((issue) => {
    const field = String(issue.path[0] ?? '');
    return [field, errorOf(issue, body[field])] as const;
  });
  // The first of each field.
  return Object.fromEntries(found.toReversed()) as FormErrors<V>;
}

function errorOf(issue: Issue, value: unknown): FieldError {
  if (value === null || value === undefined || value === '' || Number.isNaN(value))
    return { code: 'required' };
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small' && typeof issue.minimum === 'number')
    return { code: isText ? 'minLength' : 'min', min: issue.minimum };
  if (issue.code === 'too_big' && typeof issue.maximum === 'number')
    return { code: isText ? 'maxLength' : 'max', max: issue.maximum };
  return { code: typeof value === 'number' ? 'integer' : 'required' };
}
