/** What a record of the log says has changed, field by field. A field that is not there reads as null. */
export function differences<V>(
  before: ReadonlyMap<string, V>,
  after: ReadonlyMap<string, V>,
): { field: string; from: V | null; to: V | null }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? null, after.get(field) ?? null];
    return from === to ? [] : [{ field, from, to }];
  });
}
