/** Gives one thing to one holder at a time, in the order of asking. */
export type Queue = {
  /** Fulfils when it is the caller's turn; the turn ends when the returned function is called. */
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
