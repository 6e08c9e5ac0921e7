const tiny = 1e-9;

/** A flow of least cost, by shortest ways through what is left. Nodes 0 and 1 exist from the beginning. */
export class CheapestFlow {
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly room: number[] = [];
  private readonly costs: number[] = [];
  private readonly edgesOf: number[][] = [[], []];

  addNode(): number {
    return this.edgesOf.push([]) - 1;
  }

  /** @param cost of each unit, not negative */
  addEdge(from: number, to: number, room: number, cost: number): void {
    this.addHalf(from, to, room, cost);
    this.addHalf(to, from, 0, -cost);
  }

  /** Sends as much as there is room for. */
  send(source: number, sink: number): { readonly amount: number; readonly cost: number } {
    let [amount, cost] = [0, 0];
    for (;;) {
      const way = this.shortestWay(source, sink);
      if (way === null) return { amount, cost };
      const least = Math.min(...way.map((edge) => this.room[edge] ?? 0));
      for (const edge of way) {
        this.room[edge] = (this.room[edge] ?? 0) - least;
        this.room[edge ^ 1] = (this.room[edge ^ 1] ?? 0) + least;
        cost += least * (this.costs[edge] ?? 0);
      }
      amount += least;
    }
  }

  private addHalf(from: number, to: number, room: number, cost: number): void {
    this.edgesOf[from]?.push(this.from.length);
    this.from.push(from);
    this.to.push(to);
    this.room.push(room);
    this.costs.push(cost);
  }

  /** Edges of the cheapest way with room; null: there is none. */
  private shortestWay(source: number, sink: number): number[] | null {
    const distance = this.edgesOf.map(() => Infinity);
    const by = this.edgesOf.map(() => -1);
    distance[source] = 0;
    const queue = [source];
    const isQueued = new Set(queue);
    for (let index = 0; index < queue.length; index += 1) {
      const node = queue[index] ?? source;
      isQueued.delete(node);
      for (const edge of this.edgesOf[node] ?? []) {
        const next = this.to[edge] ?? sink;
        const length = (distance[node] ?? 0) + (this.costs[edge] ?? 0);
        if ((this.room[edge] ?? 0) === 0 || length >= (distance[next] ?? 0) - tiny) continue;
        distance[next] = length;
        by[next] = edge;
        if (!isQueued.has(next)) queue.push(next);
        isQueued.add(next);
      }
    }
    if (distance[sink] === Infinity) return null;
    const way: number[] = [];
    for (let node = sink; node !== source;) {
      const edge = by[node] ?? -1;
      if (edge < 0) return null;
      way.push(edge);
      node = this.from[edge] ?? source;
    }
    return way;
  }
}
