/** One wrong edit of the source, and the test that must notice it. */
export interface Mutation {
  /** What is wrong, as a sentence. */
  readonly name: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  readonly noticedBy: Suite;
}

export interface Suite {
  readonly project: 'unit' | 'unit-web' | 'integration' | 'component';
  /** From the root of the repository. */
  readonly file: string;
  /** Part of the title of the test; absent: any test of the file. */
  readonly test?: string;
}

/**
 * Returns the source with the mutation in it.
 * @throws Error when the text to be replaced does not occur exactly once
 */
export function planted(source: string, { name, file, from, to }: Mutation): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`“${name}”: ${file} has its text ${parts.length - 1} times`);
  return parts.join(to);
}
