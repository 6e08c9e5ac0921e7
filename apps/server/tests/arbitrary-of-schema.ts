import fc from 'fast-check';
import * as z from 'zod';
import { anyText } from './hostile-texts.ts';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Of a record: the keys that it may have, and what they hold. */
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The schema of an input, with references resolved. */
export function schemaOf(type: z.ZodType): JsonSchema {
  const whole: JsonSchema & { readonly $defs?: Readonly<Record<string, unknown>> } = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const inPlace = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inPlace);
    if (typeof part !== 'object' || part === null) return part;
    const name: unknown = Reflect.get(part, '$ref');
    if (typeof name === 'string') return inPlace(whole.$defs?.[name.replace('#/$defs/', '')]);
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, inPlace(value)]));
  };
  const { $defs: _, ...rest } = whole;
  return inPlace(rest) as JsonSchema;
}

const hostile = fc.oneof(
  anyText(200),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e3',
    '2147483648',
    '\u0000',
    '../..',
    "' or 1=1 --",
    '__proto__',
    '🤾',
    'null',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Mostly values that match the schema, sometimes others. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(arbitraryOf));
  if (schema.type === 'object' || schema.properties) return objectOf(schema);
  if (schema.type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'integer' || schema.type === 'number') {
    const min = Math.max(schema.minimum ?? 0, 0);
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 50, min + 50) });
  }
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : hostile;
}

function textOf({ pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  const free = fc.string({ maxLength });
  return pattern === undefined ? free : fc.oneof(fc.stringMatching(new RegExp(pattern)), free);
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = propertiesOfRecord(schema), required = [] } = schema;
  const arbitraries = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, arbitraryOf(value)]),
  );
  const optional = fc.record(arbitraries, { requiredKeys: [...required] });
  return fc.oneof(
    { weight: 8, arbitrary: optional },
    { weight: 1, arbitrary: fc.record(arbitraries, { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(optional, hostile).map(([value, more]) => ({ ...value, nobodyKnows: more })),
    },
  );
}

function propertiesOfRecord({ propertyNames, additionalProperties }: JsonSchema): Record<string, JsonSchema> {
  const value = typeof additionalProperties === 'object' ? additionalProperties : {};
  return Object.fromEntries((propertyNames?.enum ?? []).map((key) => [String(key), value]));
}
