import { ImageError } from './image-error.ts';

/** Runs a few tasks at a time and lets some wait; further ones are refused. */
export class Limiter {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #working = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws ImageError image-busy */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#atOnce) this.#working += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that a new call cannot overtake.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new ImageError('image-busy'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
