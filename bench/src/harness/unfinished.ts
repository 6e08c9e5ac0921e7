/*
 * Clean-up for an interrupted run: servers to stop, folders to remove. Child programs end by themselves with
 * their parent.
 */
const unfinished = new Set<() => Promise<void> | void>();

/** Returns a function that forgets it, after it was undone regularly. */
export function undoLater(undo: () => Promise<void> | void): () => void {
  unfinished.add(undo);
  return () => void unfinished.delete(undo);
}

/** Undoes in reverse order. */
export async function undoAll(): Promise<void> {
  for (const undo of [...unfinished].toReversed()) await Promise.resolve(undo()).catch(() => {});
  unfinished.clear();
}
