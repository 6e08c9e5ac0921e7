import type { Access } from './access.ts';

/** A line of the table of operations, see `operations.ts`. One without access does not compile. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly statuses: readonly number[];
}
