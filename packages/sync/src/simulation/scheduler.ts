/** Virtual time: planned work runs in the order of its time, without waiting. */
export interface Scheduler {
  /** True time in milliseconds. */
  now(): number;
  /** Plans work for later; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /**
   * Like `after`, for work that lets a real module continue: the next moment begins when that module is idle.
   */
  awaken(milliseconds: number, run: () => void): () => void;
  /** Work outside virtual time, such as a real database: the next moment begins when it has ended. */
  hold(work: Promise<unknown>): void;
  /** Runs everything planned up to `time`. */
  runUntil(time: number): Promise<void>;
}

interface Planned {
  readonly time: number;
  readonly order: number;
  readonly awakens: boolean;
  run: (() => void) | null;
}

const nothing = Promise.resolve();

const isBefore = (a: Planned, b: Planned): boolean =>
  a.time < b.time || (a.time === b.time && a.order < b.order);

/** Waits until the work of this process is idle. */
export type Rest = () => Promise<void>;

/**
 * @param steps turns of the microtask queue that a real module gets before time advances. Between an answer
 * of a port
 *
 * and its next call it needs fewer than ten; a test shows that more change nothing.
 * @param rest what a moment also waits for, where modules use a real database or a real server
 */
export function createScheduler(start: number, steps = 16, rest: Rest | null = null): Scheduler {
  const heap: Planned[] = [];
  let time = start;
  let order = 0;
  const held = new Set<Promise<unknown>>();
  /** Held work may hold more work. */
  const endHeld = async (): Promise<void> => {
    do {
      await Promise.all(held);
      await rest?.();
    } while (held.size > 0);
  };
  const plan = (milliseconds: number, awakens: boolean, run: () => void): (() => void) => {
    order += 1;
    const planned: Planned = { time: time + milliseconds, order, awakens, run };
    push(heap, planned);
    return () => {
      planned.run = null;
    };
  };
  return {
    now: () => time,
    after: (milliseconds, run) => plan(milliseconds, false, run),
    awaken: (milliseconds, run) => plan(milliseconds, true, run),
    hold(work) {
      const holding = work.finally(() => held.delete(holding));
      held.add(holding);
    },
    async runUntil(end) {
      for (let next = heap[0]; next !== undefined && next.time <= end; next = heap[0]) {
        pop(heap);
        if (next.run === null) continue;
        time = next.time;
        next.run();
        for (let step = 0; next.awakens && step < steps; step += 1) await nothing;
        if (held.size > 0 || rest !== null) await endHeld();
      }
      time = end;
    },
  };
}

function push(heap: Planned[], added: Planned): void {
  let index = heap.push(added) - 1;
  while (index > 0) {
    const above = (index - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || isBefore(parent, added)) break;
    heap[index] = parent;
    index = above;
  }
  heap[index] = added;
}

/** Removes the first element. */
function pop(heap: Planned[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const [a, b] = [heap[left], heap[left + 1]];
    if (a === undefined) break;
    const isRight = b !== undefined && isBefore(b, a);
    const child = isRight ? b : a;
    if (isBefore(last, child)) break;
    heap[index] = child;
    index = isRight ? left + 1 : left;
  }
  heap[index] = last;
}
