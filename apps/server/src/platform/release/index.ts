import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the version of the program, such as `1.0.0`, followed by `+` and the packaged commit.
 * @param root the checkout, or the folder of a packaged server
 * @throws Error if its package.json has no version
 */
export function readRelease(root: string): string {
  const { version }: { readonly version?: unknown } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  if (typeof version !== 'string') throw new Error('package.json has no version.');
  return version;
}
