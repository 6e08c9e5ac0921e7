import type { Link } from './common.ts';

export { holds } from '@sevenmetre/rules/permissions';

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
