/** A phrase with plural forms; forms besides `other` only if a language or the product needs them. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A sentence, or its plural forms. Parameters are in braces: `{played} of {total}`. */
export type Word = string | PluralForms;

/** Phrases by feature, nested to any depth. */
export interface WordTree {
  readonly [key: string]: Word | WordTree;
}

/**
 * The structure that a translation must have: the same keys, a text for a text and forms for forms. With `as
 * const satisfies Shape<typeof en>` neither missing nor additional keys compile.
 */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends PluralForms
      ? PluralForms
      : Shape<T[K]>;
};

/** Dotted keys of all phrases of a tree. */
export type WordKey<T> = {
  [K in keyof T & string]: T[K] extends Word ? K : `${K}.${WordKey<T[K]>}`;
}[keyof T & string];

/** The phrase with a dotted key. */
export type WordAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? WordAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Names of a phrase's parameters; plural forms also need `count`. */
export type ParameterNames<W> = W extends string
  ? Placeholders<W>
  : W extends PluralForms
    ? 'count' | Placeholders<W[keyof W & keyof PluralForms]>
    : never;

/** Whether a node has plural forms, and is not a branch of the tree. */
export function isPlural(node: Word | WordTree): node is PluralForms {
  return typeof node === 'object' && typeof node['other'] === 'string';
}
