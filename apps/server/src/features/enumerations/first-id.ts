/** The id of a row that was just inserted. */
export async function firstId(inserted: PromiseLike<readonly { readonly id: number }[]>): Promise<number> {
  const [row] = await inserted;
  if (!row) throw new Error('An entry that was stored has no id');
  return row.id;
}
