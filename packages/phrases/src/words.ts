/** A word whose form follows a number: forms beside `other` only where a language or the product asks for them. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** What a text may be: one sentence, or its forms by number. Parameters stand in braces: `{played} of {total}`. */
export type Word = string | PluralForms;

/** Words by feature, nested as deep as a feature likes. */
export interface WordTree {
  readonly [key: string]: Word | WordTree;
}

/**
 * The structure that a translation must have: the same keys, a text for a text and forms for forms.
 * `as const satisfies Shape<typeof en>` lets neither a missing nor a surplus key compile.
 */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends PluralForms
      ? PluralForms
      : Shape<T[K]>;
};

/** Dotted addresses of all words of a tree. */
export type WordKey<T> = {
  [K in keyof T & string]: T[K] extends Word ? K : `${K}.${WordKey<T[K]>}`;
}[keyof T & string];

/** The word at a dotted address. */
export type WordAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? WordAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never;

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** Names of the parameters of a word; a word with forms needs `count` besides those of its forms. */
export type ParameterNames<W> = W extends string
  ? Placeholders<W>
  : W extends PluralForms
    ? 'count' | Placeholders<W[keyof W & keyof PluralForms]>
    : never;

/** Whether a node is a word with forms, not a branch of the tree. */
export function isPlural(node: Word | WordTree): node is PluralForms {
  return typeof node === 'object' && typeof node['other'] === 'string';
}
