import * as z from 'zod';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Paths of all fields of a schema. `a.b` is a field of `a`, or of its entries if `a` is a list. */
export function fieldNames(schema: z.ZodType, io: 'input' | 'output'): readonly string[] {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return namesOf(whole, whole);
}

function namesOf(schema: Schema, whole: Schema, prefix = ''): string[] {
  const found = schema.$ref === undefined ? schema : whole.$defs?.[schema.$ref.replace('#/$defs/', '')];
  if (!found) return [];
  const inner = [...(found.anyOf ?? []), ...(found.items ? [found.items] : [])];
  return [
    ...inner.flatMap((part) => namesOf(part, whole, prefix)),
    ...Object.entries(found.properties ?? {}).flatMap(([name, part]) => [
      prefix + name,
      ...namesOf(part, whole, `${prefix + name}.`),
    ]),
  ];
}
