import type { Link } from './schemas/common.ts';

/** How several names of permissions combine; `or` unless said otherwise. */
export type Combination = 'or' | 'and';

/** A record from the server: its data, and the links that tell what the reader may do with it. */
export interface ServerRecord<T> {
  readonly data: T;
  readonly links: readonly Link[];
}

/** Takes the links of a body apart from its data; a body without links permits nothing. */
export function toRecord<T extends object>(
  body: T & { readonly links?: readonly Link[] | undefined },
): ServerRecord<Omit<T, 'links'>> {
  const { links = [], ...data } = body;
  return { data, links };
}

/** A permission is held when any link bears the name as its route name or operation id. No name asks for nothing. */
export function holdsPermission(
  record: { readonly links: readonly Link[] },
  names: string | readonly string[],
  combination: Combination = 'or',
): boolean {
  const asked = typeof names === 'string' ? [names] : names;
  const held = (name: string) =>
    record.links.some((link) => link.routeName === name || link.operationId === name);
  return combination === 'and' ? asked.every(held) : asked.some(held);
}
