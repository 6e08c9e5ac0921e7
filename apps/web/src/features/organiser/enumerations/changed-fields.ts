/** Fields that differ, with what they are now. */
export function changedFields<V extends object>(
  before: V,
  now: V,
): (readonly [field: string, value: unknown])[] {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).filter(
    ([field, value]) => JSON.stringify(known.get(field)) !== JSON.stringify(value),
  );
}
