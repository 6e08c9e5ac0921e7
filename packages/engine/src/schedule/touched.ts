import { type Lists, at } from './compiled.ts';

/** Parts of a schedule of one kind that a move affects: each once, with their new costs. */
export class Touched {
  readonly items: Int32Array;
  readonly cost: Int32Array;
  readonly broken: Int32Array;
  count = 0;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor(size: number) {
    this.items = new Int32Array(size);
    this.cost = new Int32Array(size);
    this.broken = new Int32Array(size);
    this.stamps = new Int32Array(size);
  }

  clear(): void {
    this.count = 0;
    this.stamp += 1;
  }

  /** false: already included. */
  add(item: number): boolean {
    if (at(this.stamps, item) === this.stamp) return false;
    this.stamps[item] = this.stamp;
    this.items[this.count] = item;
    this.count += 1;
    return true;
  }
}

export function addAll(touched: Touched, lists: Lists, index: number): void {
  const to = at(lists.offsets, index + 1);
  for (let item = at(lists.offsets, index); item < to; item += 1) touched.add(at(lists.items, item));
}

export function sumOf(costs: Int32Array, touched: Touched): number {
  let sum = 0;
  for (let index = 0; index < touched.count; index += 1) sum += at(costs, at(touched.items, index));
  return sum;
}

export function store(touched: Touched, costs: Int32Array, broken: Int32Array | null): void {
  for (let index = 0; index < touched.count; index += 1) {
    costs[at(touched.items, index)] = at(touched.cost, index);
    if (broken !== null) broken[at(touched.items, index)] = at(touched.broken, index);
  }
}
