/** A move of the router to another address. */
export interface WayOut {
  /** By a link or a call, in place of this entry of the history, or by the browser's own buttons. */
  readonly by: 'push' | 'replace' | 'pop';
  /** Where it leads. With the browser's own buttons the browser is there already. */
  readonly to: { readonly pathname: string; readonly search: string };
  readonly go: () => void;
}

type Watcher = (way: WayOut) => void;

let watcher: Watcher | null = null;

/** Navigates at once when no page watches; otherwise the watching page decides whether and when. */
export function takeWayOut(way: WayOut): void {
  if (watcher === null) way.go();
  else watcher(way);
}

/** Lets one page decide about all ways out of it, until the returned function is called. */
export function watchWaysOut(watch: Watcher): () => void {
  watcher = watch;
  return () => {
    if (watcher === watch) watcher = null;
  };
}
