/** Changed fields between two audit values. A missing field reads as null. */
export function differences<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
): { field: string; from: V | string | null; to: V | string | null }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [
      withoutFraction(before.get(field) ?? null),
      withoutFraction(after.get(field) ?? null),
    ];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** The log keeps times as the database writes them; answers use whole seconds, like every other time. */
export function withoutFraction<V>(value: V): V | string {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value;
}
