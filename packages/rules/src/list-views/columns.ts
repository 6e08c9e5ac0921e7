export interface ListColumn {
  readonly key: string;
  /** The column with the name of the record: it comes first and cannot be hidden. */
  readonly isName?: boolean;
  /** Shown unless columns are chosen. */
  readonly isUsual?: boolean;
}

/**
 * The shown columns in their order: the name, then those chosen, or the usual ones.
 * @param chosen keys in order; unknown ones are left out. null: nothing was chosen
 */
export function arrangedColumns<C extends ListColumn>(
  all: readonly C[],
  chosen: readonly string[] | null,
): C[] {
  const names = all.filter(({ isName }) => isName === true);
  const others = all.filter(({ isName }) => isName !== true);
  if (chosen === null) return [...names, ...others.filter(({ isUsual }) => isUsual === true)];
  const wanted = [...new Set(chosen)];
  return [...names, ...wanted.flatMap((key) => others.filter((column) => column.key === key))];
}

/** The keys with one of them moved to another position, counted without it; positions beyond the ends are the ends. */
export function movedColumn(keys: readonly string[], key: string, to: number): string[] {
  if (!keys.includes(key)) return [...keys];
  const rest = keys.filter((other) => other !== key);
  const at = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, at), key, ...rest.slice(at)];
}
