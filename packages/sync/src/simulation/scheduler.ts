/** Virtual time: what is planned runs in order of its time, and at once. */
export interface Scheduler {
  /** Milliseconds of true time. */
  now(): number;
  after(milliseconds: number, run: () => void): void;
  /** Runs everything planned up to `time`. */
  runUntil(time: number): void;
}

interface Planned {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
}

const isBefore = (a: Planned, b: Planned): boolean =>
  a.time < b.time || (a.time === b.time && a.order < b.order);

export function createScheduler(start: number): Scheduler {
  /** Descending, so that the next one is taken from the end. */
  const queue: Planned[] = [];
  let time = start;
  let order = 0;
  return {
    now: () => time,
    after(milliseconds, run) {
      order += 1;
      const planned = { time: time + milliseconds, order, run };
      let index = queue.length;
      while (index > 0 && isBefore(queue[index - 1] ?? planned, planned)) index -= 1;
      queue.splice(index, 0, planned);
    },
    runUntil(end) {
      for (let next = queue.at(-1); next !== undefined && next.time <= end; next = queue.at(-1)) {
        queue.pop();
        time = next.time;
        next.run();
      }
      time = end;
    },
  };
}
