/** A test by its file and its titles; the file alone means the code that runs around its tests. */
export type TestKey = string;

/** The guards that are removed during each test, by ids. */
export type Plan = Readonly<Record<TestKey, readonly string[]>>;

/**
 * The guards that one test reached, by ids: those that held something back, and those that let everything
 * pass.
 */
export interface Reach {
  readonly held: readonly string[];
  readonly passed: readonly string[];
}

interface RunTest {
  readonly key: TestKey;
  readonly passed: boolean;
  /** Milliseconds. */
  readonly took: number;
}

/** A test file of a run, with its tests in order. */
export interface RunFile {
  readonly file: string;
  readonly passed: boolean;
  readonly tests: readonly RunTest[];
}

const between = ' > ';

export function keyOf(file: string, titles: string): TestKey {
  return file + between + titles;
}

export function keyOfFile(file: string): TestKey {
  return keyOf(file, '*');
}

export function fileOf(key: TestKey): string {
  return key.slice(0, key.indexOf(between));
}

export function isOfFile(key: TestKey): boolean {
  return key === keyOfFile(fileOf(key));
}
