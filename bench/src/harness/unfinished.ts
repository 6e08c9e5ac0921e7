/*
 * What has to be undone when somebody breaks the run off: servers to stop, folders to remove. Programs of the bench
 * end by themselves with their parent.
 */
const unfinished = new Set<() => Promise<void> | void>();

/** Gives back what forgets it: it has been undone in the ordinary way. */
export function undoLater(undo: () => Promise<void> | void): () => void {
  unfinished.add(undo);
  return () => void unfinished.delete(undo);
}

/** Undoes the latest first. */
export async function undoAll(): Promise<void> {
  for (const undo of [...unfinished].toReversed()) await Promise.resolve(undo()).catch(() => {});
  unfinished.clear();
}
