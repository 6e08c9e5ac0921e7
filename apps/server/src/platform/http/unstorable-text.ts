/** A text somewhere in what was sent that PostgreSQL cannot hold: with the character NUL, or with half a surrogate pair. */
export interface UnstorableText {
  /** Where it lies. */
  readonly path: readonly string[];
}

/** Names of a path that are told. */
const pathLength = 10;

/** A password may have any character: what is stored of it is a hash, which holds NUL like any other. */
const hashed: readonly (string | undefined)[] = ['password', 'newPassword'];

/** The first one that is found; null: everything can be stored. Goes as deep as it has to, without recursion. */
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
