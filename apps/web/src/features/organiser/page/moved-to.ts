/** The order in which an entry has changed places with another one; null: there is no other one. */
export function movedTo(ids: readonly number[], id: number, other: number | undefined): number[] | null {
  if (other === undefined) return null;
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}
