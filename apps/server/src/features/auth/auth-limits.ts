import { LoginBody } from '@sevenmetre/contract/schemas/auth';
import type { Limits } from '../../platform/http/index.ts';

/** Guesses of one address at one account. Others' guesses from elsewhere never count against its owner. */
const ofAccount = { max: 10, seconds: 300, partOf: emailOf };
/** All attempts of one address; a hall or a school shares one. */
const ofAddress = { max: 60, seconds: 120 };

/** Limits on guessing. The account's comes first: what it refuses must not use up what the whole hall has. */
export const authLimits = {
  login: [ofAccount, ofAddress],
  setup: [{ max: 10, seconds: 300 }],
} satisfies Limits;

/** Empty for what is no sign-in. */
function emailOf(body: unknown): string {
  const { data } = LoginBody.safeParse(body);
  return data?.email.toLowerCase() ?? '';
}
