/** A test by its file and its titles; the file alone stands for what runs around its tests. */
export type TestKey = string;

/** Which guards are away during which test, by ids. */
export type Plan = Readonly<Record<TestKey, readonly string[]>>;

/** What one test met, by ids: guards that held something back, and guards that let everything pass. */
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

/** A file of tests as it was run: its tests in their order. */
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
