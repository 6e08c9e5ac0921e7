import type { Plugin } from 'vite';
import { type Guard, findGuards } from './find-guards.ts';

/**
 * Files whose guards are tried: the program, not its tests and the simulator, nor commands, which run as
 * processes of their own, nor the tables, whose conditions are in migrations.
 */
export const guarded = '{apps/server,packages/{contract,rules,sync}}/src/**/*.ts';
const isLeftOut = /\.test\.ts$|\/(?:testing|simulation|cli|database\/schema)\//;
const isGuarded = /^(?:apps\/server|packages\/(?:contract|rules|sync))\/src\/.*\.ts$/;

export function isGuardedFile(file: string): boolean {
  return isGuarded.test(file) && !isLeftOut.test(file);
}

/** The file with every guard routed through the switchboard; null: it has no guard. */
export function switchable(file: string, code: string): string | null {
  const cuts = findGuards(file, code).flatMap((guard, order) => cutsOf(guard, order));
  if (cuts.length === 0) return null;
  // At one place, ends precede beginnings, and outer ones begin first.
  const inOrder = cuts.toSorted((a, b) => a.at - b.at || a.rank - b.rank || a.order - b.order);
  let written = '';
  let from = 0;
  for (const { at, text } of inOrder) {
    written += code.slice(from, at) + text;
    from = at;
  }
  return written + code.slice(from);
}

function cutsOf({ kind, id, start, end }: Guard, order: number) {
  return [
    { at: start, rank: 1, order, text: `globalThis.guards.${kind}("${id}",(` },
    { at: end, rank: 0, order: -order, text: '))' },
  ];
}

/** @param root of the checkout, with a slash at its end */
export function guardSwitches(root: string): Plugin {
  return {
    name: 'guards',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const file = path.startsWith(root) ? path.slice(root.length) : '';
      const written = isGuardedFile(file) ? switchable(file, code) : null;
      return written === null ? undefined : { code: written, map: null };
    },
  };
}
