import type { Clock } from '../../platform/clock/index.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { limitKeyOf } from '../../platform/http/address.ts';

/** Guesses of one address at one account. Others' guesses from elsewhere never count against its owner. */
const guesses = { burst: 8, refillSeconds: 30 };
/** All attempts of one address; a hall or a school shares one. */
const attempts = { burst: 60, refillSeconds: 2 };
const setups = { burst: 10, refillSeconds: 30 };

export interface AuthLimits {
  /** 0: go ahead; else the seconds to wait. */
  signIn(address: string, email: string): number;
  /** The guess was right. */
  signedIn(address: string, email: string): void;
  setUp(address: string): number;
}

/** Limits on guessing, in this process. */
export function createAuthLimits(clock: Clock): AuthLimits {
  const ofAccount = createRateLimiter(clock, guesses);
  const ofAddress = createRateLimiter(clock, attempts);
  const ofSetup = createRateLimiter(clock, setups);
  const key = (address: string, email: string) => `${limitKeyOf(address)} ${email.trim().toLowerCase()}`;
  return {
    // The account's limit first: what it refuses must not use up what the whole hall has.
    signIn: (address, email) => ofAccount.take(key(address, email)) || ofAddress.take(limitKeyOf(address)),
    signedIn: (address, email) => ofAccount.forgive(key(address, email)),
    setUp: (address) => ofSetup.take(limitKeyOf(address)),
  };
}
