/** A value computed from an immutable object, kept as long as the object lives. */
export interface Derived<K extends object, V> {
  (key: K): V;
  /** Declares that the value of `from` is valid for `to`; does nothing if it was not computed. */
  adopt(from: K, to: K): void;
}

/** Snapshots share unchanged maps, so that values derived from these are computed once. */
export function derived<K extends object, V>(build: (key: K) => V): Derived<K, V> {
  const known = new WeakMap<K, { readonly value: V }>();
  const read = (key: K): V => {
    const found = known.get(key);
    if (found) return found.value;
    const value = build(key);
    known.set(key, { value });
    return value;
  };
  const adopt = (from: K, to: K): void => {
    const found = known.get(from);
    if (found) known.set(to, found);
  };
  return Object.assign(read, { adopt });
}

/** Appends to the list of a key, creating it if missing. */
export function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
