/** What a record of the log says has changed, field by field. A field that is not there reads as null. */
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

/** The log keeps times as the database has them; answers tell them in whole seconds, like every other time. */
export function withoutFraction<V>(value: V): V | string {
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z') : value;
}
