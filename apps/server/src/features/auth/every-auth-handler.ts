import { type AccountOptions, accountHandlers } from './account/account.routes.ts';
import { authHandlers } from './auth.routes.ts';
import { ownAccountHandlers } from './account/own-account.routes.ts';
import { secondStepHandlers } from './second-step.routes.ts';

/** Every call about accounts and sessions. To be mounted with `authLimits`. */
export function everyAuthHandler(options: AccountOptions) {
  return {
    ...authHandlers(options),
    ...accountHandlers(options),
    ...ownAccountHandlers(options),
    ...secondStepHandlers(options),
  };
}
