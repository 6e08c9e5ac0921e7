import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Integration tests derive passwords with a little memory and in one pass; the texts of their hashes name the parameters of
 * production. A hash of production takes 25 ms of processor time, and tests make or check more than a thousand. Real hashes are
 * made by `argon2-text.test.ts`, by processes that tests start, and in journeys.
 */
const least = { memory: 64, passes: 1 };
const { argon2 } = crypto;

function cheapArgon2(...[algorithm, parameters, callback]: Parameters<typeof argon2>): void {
  argon2(algorithm, { ...parameters, ...least }, callback);
}

// Files share their worker, and each of them begins here.
if (argon2.name !== cheapArgon2.name) {
  Reflect.set(crypto, 'argon2', cheapArgon2);
  syncBuiltinESMExports();
}
