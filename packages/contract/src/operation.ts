import type { Access } from './access.ts';

/** A row of the table of operations, see `operations.ts`. `access` is required. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly statuses: readonly number[];
}
