/**
 * Caches the first answer 200 of a call for the life of the page, for enumerations and static data.
 * Concurrent calls share one request; other answers and failures are not cached.
 */
export function once<A extends { readonly status: number }>(call: () => Promise<A>): () => Promise<A> {
  let kept: Promise<A> | null = null;
  return () => {
    kept ??= call().then(
      (answer) => {
        if (answer.status !== 200) kept = null;
        return answer;
      },
      (failure: unknown) => {
        kept = null;
        throw failure;
      },
    );
    return kept;
  };
}
