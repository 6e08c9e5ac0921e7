import { setTimeout } from 'node:timers/promises';
import type { Instance } from '../instance.ts';
import { type Person, YearError, done } from '../person.ts';

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Public: the instance is deleted afterwards. */
const password = 'seven-metres-of-a-year';
const superAdmin: NewAccount = {
  email: 'first@example.test',
  firstName: 'Alena',
  lastName: 'První',
};

/** The greatest number of mails that a page of stored mails contains for certain. */
const atOnce = 40;
const patience = 30_000;

/** The first super admin, created with the token of the console; in later years signed in. */
export async function becomeSuperAdmin({ setupToken, newPerson }: Instance): Promise<Person> {
  const person = newPerson();
  const { client } = person;
  const token = await setupToken();
  if (token !== null) done('setup', await client.setup({ body: { token, password, ...superAdmin } }));
  await signIn(person, superAdmin.email);
  return person;
}

/**
 * Signs people up, opens the link of their mail, and signs them in. A person with an account from a year
 * before only signs in.
 * @param admin reads the mails that no mail server took
 */
export async function signUp(
  instance: Instance,
  admin: Person,
  accounts: readonly NewAccount[],
): Promise<Person[]> {
  const people: Person[] = [];
  for (let first = 0; first < accounts.length; first += atOnce) {
    const some = accounts
      .slice(first, first + atOnce)
      .map((account) => ({ account, person: instance.newPerson() }));
    const fresh: typeof some = [];
    for (const one of some) {
      if (await findUser(admin, one.account.email)) await signIn(one.person, one.account.email);
      else fresh.push(one);
    }
    for (const { account, person } of fresh)
      done('register', await person.client.register({ body: { ...account, password, locale: 'cs' } }));
    for (const { account, person } of fresh) {
      const token = await tokenOfMail(admin, account.email);
      done('emailConfirm', await person.client.emailConfirm({ body: { token, password } }));
      await signIn(person, account.email);
    }
    people.push(...some.map(({ person }) => person));
  }
  return people;
}

async function signIn(person: Person, email: string): Promise<void> {
  if (!(await person.signIn(email, password))) throw new YearError(`${email} cannot sign in`);
}

async function findUser({ client }: Person, email: string) {
  const { rows } = done('users', await client.users({ query: { search: email } }));
  return rows.find((row) => row.email === email);
}

/** The token in the link of the last mail to an address; mails are sent a moment after they were stored. */
async function tokenOfMail({ client }: Person, email: string): Promise<string> {
  for (let waited = 0; waited < patience; waited += 200) {
    const { mails } = done('mails', await client.mails());
    const found = mails.find(({ to, secret }) => to === email && secret);
    if (found) {
      const { text } = done('mail', await client.mail({ params: { name: found.name } }));
      const token = /#([\w-]{20,})/u.exec(text)?.[1];
      if (token === undefined) throw new YearError(`The mail to ${email} has no link: ${text}`);
      return token;
    }
    await setTimeout(200);
  }
  throw new YearError(`${email} has got no mail`);
}

/** Gives an account its role, as a super admin does. */
export async function giveRole(
  superAdmin: Person,
  email: string,
  role: 'ROLE_ADMIN' | 'ROLE_COMPETITION_REPORTER',
): Promise<number> {
  const user = await findUser(superAdmin, email);
  if (!user) throw new YearError(`There is no account ${email}`);
  if (!user.roles.includes(role)) {
    const body = { roles: [role], before: user.roles };
    done('userRolesSave', await superAdmin.client.userRolesSave({ params: { id: user.id }, body }));
  }
  return user.id;
}
