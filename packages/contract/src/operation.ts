/** A line of the table of operations, see `operations.ts`. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path parameters in braces, as OpenAPI writes them. */
  readonly path: `/${string}`;
  readonly statuses: readonly number[];
}
