/** Grants exclusive access to one holder at a time, in the order of the calls. */
export type Queue = {
  /** Resolves when it is the caller's turn, which ends when the returned function is called. */
  enter(): Promise<() => void>;
};

export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}
