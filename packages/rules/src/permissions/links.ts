/** A link of a record, as permissions use it. */
export interface PermissionLink {
  readonly routeName?: string;
  readonly operationId?: string;
}

/**
 * Whether links contain a permission, as route or operation. Several names: any (`or`) or all (`and`) of
 * them. Without names `or` denies and `and` grants.
 */
export function holds(
  links: readonly PermissionLink[],
  names: string | readonly string[],
  combination: 'or' | 'and' = 'or',
): boolean {
  const asked = typeof names === 'string' ? [names] : names;
  const held = (name: string) =>
    links.some(({ routeName, operationId }) => routeName === name || operationId === name);
  return combination === 'and' ? asked.every(held) : asked.some(held);
}
