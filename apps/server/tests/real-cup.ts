import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const realCup = fileURLToPath(new URL('../../../../shared/data/polanka-cup-2025', import.meta.url));

/**
 * The folder of a real cup, which lies beside the checkout and never in it.
 *
 * @throws Error that says what is absent
 */
export function requireRealCup(): string {
  if (existsSync(realCup)) return realCup;
  throw new Error(`The real cup is absent: ${realCup} is needed for these tests.`);
}
