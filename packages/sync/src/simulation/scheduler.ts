/** Virtual time: what is planned runs in order of its time, and at once. */
export interface Scheduler {
  /** Milliseconds of true time. */
  now(): number;
  /** Plans something for later; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Like `after`, for what lets a real module go on: the next moment begins when that has come to rest. */
  awaken(milliseconds: number, run: () => void): () => void;
  /** Something outside virtual time, as a real database: the next moment begins when it has ended. */
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

/** Lets what was begun in this process come to rest. */
export type Rest = () => Promise<void>;

/**
 * @param steps turns of the event loop's own queue that a real module gets before time goes on. From one answer of a port to
 *   the next question it needs fewer than ten; a test shows that more change nothing.
 * @param rest what a moment waits for beside them, where modules talk to a real database or a real server
 */
export function createScheduler(start: number, steps = 16, rest: Rest | null = null): Scheduler {
  const heap: Planned[] = [];
  let time = start;
  let order = 0;
  const held = new Set<Promise<unknown>>();
  /** What is held may hold something else. */
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

/** Takes the first one away. */
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
