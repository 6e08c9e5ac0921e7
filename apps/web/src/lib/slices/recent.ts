/** A map that drops its least recently used entries. */
export interface Recent<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => void;
}

/** Keeps at most so many entries. */
export function recent<K, V>(most: number): Recent<K, V> {
  const entries = new Map<K, V>();
  const set = (key: K, value: V) => {
    entries.delete(key);
    entries.set(key, value);
    for (const oldest of [...entries.keys()].slice(0, -most)) entries.delete(oldest);
  };
  return {
    get: (key) => {
      const known = entries.get(key);
      if (known !== undefined) set(key, known);
      return known;
    },
    set,
  };
}
