import type { ClubRegistrationRow } from '@sevenmetre/contract/registrations/admin-registrations';
import { type Person, YearError, done } from '../person.ts';
import type { RegisteredClub } from './register-clubs.ts';

/** The organiser approves all registrations except those to be declined, one at a time in the list. */
export async function reviewClubs({ client }: Person, clubs: readonly RegisteredClub[]): Promise<void> {
  const declined = new Set(clubs.filter(({ shape }) => shape.decision === 'declined').map(({ id }) => id));
  const rows: ClubRegistrationRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), size: '100' };
    const list = done('clubRegistrations', await client.clubRegistrations({ query }));
    rows.push(...list.rows);
    if (list.rows.length === 0 || rows.length >= list.total) break;
  }
  const asked = (isDeclined: boolean) =>
    rows
      .filter(({ id }) => declined.has(id) === isDeclined)
      .map(({ id, revision, state }) => ({ id, revision, state }));
  const approve = { action: 'approve' as const, reason: null, clubs: asked(false) };
  const decline = { action: 'decline' as const, reason: 'Letos už nemáme místo.', clubs: asked(true) };
  for (const body of [approve, decline]) {
    const { results } = done(body.action, await client.clubStatesChange({ body }));
    const failed = results.filter(({ outcome }) => outcome !== 'done');
    if (failed.length > 0) throw new YearError(`${body.action}: ${JSON.stringify(failed)}`);
  }
}
