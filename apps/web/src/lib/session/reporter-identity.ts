import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { roles } from '@sevenmetre/rules/vocabulary';
import type { Role } from '@sevenmetre/rules/vocabulary';

/** Who records on this device: enough to go on without a network, or after the server has ended the session. */
export interface Identity {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly roles: readonly Role[];
}

const key = 'sevenmetre-reporter-identity';

/** Where prepared matches lie: names of children among them. What has not been sent lies elsewhere. */
export const sheetsDatabase = 'sevenmetre-reporter-sheets';

export function identityOf({ id, firstName, lastName, username, roles }: CurrentUser): Identity {
  return { id, name: `${firstName} ${lastName}`, username, roles };
}

/** null: nobody has recorded here, or they have signed out. */
export function readIdentity(): Identity | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Identity> | null;
    if (typeof value?.id !== 'number' || !Array.isArray(value.roles)) return null;
    const known = roles.filter((role) => value.roles?.includes(role) === true);
    return { id: value.id, name: String(value.name), username: String(value.username), roles: known };
  } catch {
    return null;
  }
}

export function keepIdentity(identity: Identity): void {
  try {
    localStorage.setItem(key, JSON.stringify(identity));
  } catch {
    // Storage is forbidden: this device then asks the server each time.
  }
}

/** For “Sign out”: removes the identity and all names, but not unsent records. */
export function forgetReporter(): void {
  try {
    localStorage.removeItem(key);
    indexedDB.deleteDatabase(sheetsDatabase);
  } catch {
    // Without storage there is nothing to remove.
  }
}
