/** A text in the input that PostgreSQL cannot store: with NUL, or with half of a surrogate pair. */
export interface UnstorableText {
  /** Its path. */
  readonly path: readonly string[];
}

/** Maximal number of names of a path in an error. */
const pathLength = 10;

/** Passwords may contain any character, since only their hashes are stored. */
const hashed: readonly (string | undefined)[] = ['password', 'newPassword'];

/** The first such text; null: none. Any depth, without recursion. */
export function findUnstorableText(sent: unknown): UnstorableText | null {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: sent, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      const isFine = hashed.includes(path.at(-1)) ? value.isWellFormed() : isStorable(value);
      if (!isFine) return { path };
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) return { path };
        open.push({ value: inner, path: path.length < pathLength ? [...path, key] : path });
      }
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
