import type { Check } from './check.ts';

interface Edge {
  readonly to: string;
  readonly file: string;
  readonly line: number;
  readonly column: string;
}

/**
 * Finds cycles of groups that wait for each other's standings, which could never be filled. Each line that
 * closes a cycle is an error.
 */
export function checkCycles(check: Check): void {
  const edges = edgesOf(check);
  const done = new Set<string>();
  for (const start of edges.keys()) if (!done.has(start)) walk(check, edges, start, done);
}

function edgesOf(check: Check): ReadonlyMap<string, readonly Edge[]> {
  const edges = new Map<string, Edge[]>();
  const add = (group: string, edge: Edge) => {
    const known = edges.get(group);
    if (known) known.push(edge);
    else edges.set(group, [edge]);
  };
  for (const { group, from, line } of check.seats)
    if (from) add(group, { to: from.group, file: 'seats.csv', line, column: 'fromGroup' });
  for (const { group, homeSeat, awaySeat, line } of check.matches.values()) {
    if (group === null) continue;
    if (homeSeat) add(group, { to: homeSeat.group, file: 'matches.csv', line, column: 'homeSeat' });
    if (awaySeat) add(group, { to: awaySeat.group, file: 'matches.csv', line, column: 'awaySeat' });
  }
  return edges;
}

/** Depth first without recursion: a malicious chain may be as long as the file. */
function walk(
  check: Check,
  edges: ReadonlyMap<string, readonly Edge[]>,
  start: string,
  done: Set<string>,
): void {
  const path: { group: string; next: number }[] = [{ group: start, next: 0 }];
  const onPath = new Set([start]);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const edge = edges.get(top.group)?.[top.next];
    top.next += 1;
    if (!edge) {
      path.pop();
      onPath.delete(top.group);
      done.add(top.group);
    } else if (onPath.has(edge.to)) {
      const ring = path.slice(path.findIndex(({ group }) => group === edge.to)).map(({ group }) => group);
      const { file, line, column } = edge;
      check.errors.add({
        file,
        line,
        column,
        code: 'seat-cycle',
        parameters: { groups: labels(check, ring) },
      });
    } else if (!done.has(edge.to)) {
      path.push({ group: edge.to, next: 0 });
      onPath.add(edge.to);
    }
  }
}

function labels(check: Check, ring: readonly string[]): string {
  return ring
    .slice(0, 5)
    .map((id) => check.groups.get(id)?.label ?? id)
    .join(' ← ');
}
