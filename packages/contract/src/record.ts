import type { Link } from './common.ts';

export { holds } from '@sevenmetre/rules/permissions';

/** A record from the server: its data, and links for the actions of the reader. */
export interface ServerRecord<T> {
  readonly data: T;
  readonly links: readonly Link[];
}

/** Separates the links of a body from its data; without links nothing is permitted. */
export function toRecord<T extends object>(
  body: T & { readonly links?: readonly Link[] | undefined },
): ServerRecord<Omit<T, 'links'>> {
  const { links = [], ...data } = body;
  return { data, links };
}
