/** Work that is repeated on demand, never twice at the same time. */
export class Loop {
  readonly #work: () => Promise<boolean>;
  readonly #failed: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #asked = false;
  #stopped = false;

  /** @param work returns whether there is more to do at once */
  constructor(work: () => Promise<boolean>, failed: (error: unknown) => void) {
    this.#work = work;
    this.#failed = failed;
  }

  /** Resolves when all work that was due at the call is done, or has failed. */
  wake(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#asked = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Resolves when nothing is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#asked && !this.#stopped) {
      this.#asked = false;
      try {
        if (await this.#work()) this.#asked = true;
      } catch (error) {
        this.#failed(error);
        return;
      }
    }
  }
}
