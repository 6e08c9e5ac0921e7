import type { FileClass } from './classes.ts';

/**
 * Which files may import which: the table of docs/architecture.md as data. A target is a path from the root,
 * `node:…`, or `npm:` with a package name. Every row carries one file that breaks it and one that keeps it; a
 * test runs both.
 */
interface RowBase {
  sentence: string;
  breaks: Example;
  keeps: Example;
}

/**
 * A file's path and its text; several files when the row is about more than one (cycles, all imports of a
 * page).
 */
export type Example = Record<string, string>;

export interface ImportRow extends RowBase {
  kind: 'import';
  from: readonly FileClass[];
  except?: readonly FileClass[];
  /** The only allowed targets. */
  may?: readonly string[];
  /** Targets that are forbidden. */
  never?: readonly string[];
  /** `import type` of a forbidden target is allowed: nothing of it is left when the program runs. */
  types?: 'allowed';
}

export interface NeighbourRow extends RowBase {
  kind: 'neighbours';
  /** Its direct sub-folders are the neighbours. */
  folder: string;
  /** The file through which they may import each other; absent: they may not. */
  entryPoint?: string;
  /** Whether A → B → A is forbidden. */
  acyclic?: boolean;
  /** The neighbour with fixtures for all tests: its imports and the imports of it close no cycle. */
  fixtures?: string;
}

export interface NameRow extends RowBase {
  kind: 'name';
  from: readonly FileClass[];
  except?: readonly FileClass[];
  /** `Date.now` (a member), `.transaction` (that member of anything), `new Date()` (without arguments), `fetch` (a global). */
  names: readonly string[];
}

export interface ReachRow extends RowBase {
  kind: 'reach';
  from: readonly FileClass[];
  except?: readonly FileClass[];
  /** Targets that must not be reached by any chain of static imports; `import()` and `import type` end a chain. */
  never: readonly string[];
}

/** No file reaches itself by imports, those of types included; `import()` ends a chain. */
export interface CircleRow extends RowBase {
  kind: 'circle';
}

export type Row = CircleRow | ImportRow | NeighbourRow | NameRow | ReachRow;
