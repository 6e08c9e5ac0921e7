import type * as z from 'zod';

/** A text in the input of a call. */
export interface TextOfSchema {
  /** Dotted, beginning with the part of the request: `body.form.teams[].name`. */
  readonly path: string;
  takes(text: string): boolean;
}

/** All texts of a schema, and all parts that may contain texts. */
export function textsOfSchema(type: z.core.$ZodType, path: string): TextOfSchema[] {
  const { def } = (type as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => textsOfSchema(part, `${path}.${name}`));
    case 'union':
      return def.options.flatMap((option) => textsOfSchema(option, path));
    case 'array':
      return textsOfSchema(def.element, `${path}[]`);
    case 'record':
      return [...textsOfSchema(def.keyType, `${path}{}`), ...textsOfSchema(def.valueType, `${path}{}`)];
    case 'pipe':
      return textsOfSchema(def.in, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return textsOfSchema(def.innerType, path);
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [];
    default:
      return [{ path, takes: (text) => takes(type, text) }];
  }
}

/**
 * Between other characters, since outer blanks may be trimmed, and in several lengths, since texts may have a
 * minimum.
 */
function takes(type: z.core.$ZodType, text: string): boolean {
  const parse = (type as z.ZodType).safeParse.bind(type);
  return [1, 2, 10, 20, 40].some((length) => parse('a'.repeat(length) + text + 'a'.repeat(length)).success);
}
