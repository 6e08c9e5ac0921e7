/** The name in one language stands for a missing one in the other (EN4). Entries without such names stay as they are. */
export function withBothNames<V extends object>(values: V): V {
  if (!('nameCs' in values && 'nameEn' in values)) return values;
  const { nameCs, nameEn } = values;
  if (typeof nameCs !== 'string' || typeof nameEn !== 'string') return values;
  return { ...values, nameCs: nameCs.trim() ? nameCs : nameEn, nameEn: nameEn.trim() ? nameEn : nameCs };
}
