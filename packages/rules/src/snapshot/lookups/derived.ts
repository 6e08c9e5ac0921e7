/** A value computed from an object that never changes, kept as long as the object lives. */
export interface Derived<K extends object, V> {
  (key: K): V;
  /** Says that the value of `from` holds for `to` as well; nothing happens when it was never computed. */
  adopt(from: K, to: K): void;
}

/** Snapshots share the maps that a change leaves alone, so what is derived from those is computed once. */
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

/** Appends to the list under a key, beginning it when it is absent. */
export function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
