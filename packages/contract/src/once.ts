/**
 * Keeps the first good answer of a call for the life of the page, as enumerations and static data ask for it.
 * Calls made meanwhile share the one under way; an answer other than 200 or a failure is not kept.
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
