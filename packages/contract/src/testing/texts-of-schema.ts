import type * as z from 'zod';

/** A text somewhere in what a call takes. */
export interface TextOfSchema {
  /** Dotted, from the part of the request on: `body.form.teams[].name`. */
  readonly path: string;
  takes(text: string): boolean;
}

/** Every text that a schema takes, and every part of it that is not known to be without one. */
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

/** Between other letters, as space around a text may be cut off, of several lengths, as texts have a shortest one. */
function takes(type: z.core.$ZodType, text: string): boolean {
  const parse = (type as z.ZodType).safeParse.bind(type);
  return [1, 2, 10, 20, 40].some((length) => parse('a'.repeat(length) + text + 'a'.repeat(length)).success);
}
