import type {
  RefereeRegistrationRow,
  AdminRefereeRegistrations,
} from '@sevenmetre/contract/referees/admin-registrations';
import type { CheckedReferee, RefereeQuery } from '@sevenmetre/rules/registration';
import { listReferees, refereeTransitions, stateActionsOf } from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import { findRegistrationWindows, utcText, findCurrentEdition } from '../../../competition/index.ts';
import { findAllByEditionId } from './referee-list.repository.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** A page of the current edition's referees. */
export function readReferees(
  { database }: UseCaseContext,
  query: RefereeQuery,
): Promise<Outcome<AdminRefereeRegistrations>> {
  return database.transaction((tx) => read(query, tx), { accessMode: 'read only' });
}

async function read(query: RefereeQuery, tx: Tx): Promise<Outcome<AdminRefereeRegistrations>> {
  const edition = await findCurrentEdition(tx);
  if (!edition) return refuse('edition-missing');
  const referees = await findAllByEditionId(edition.id, tx);
  const { till } = (await findRegistrationWindows(edition.id, tx)).refereeCreate;
  const { rows, ...list } = listReferees(referees, query);
  return done({
    ...list,
    rows: rows.map(rowOf),
    countries: [...new Set(referees.flatMap(({ countryCode }) => countryCode ?? []))].sort(),
    createTill: till && utcText(till),
    timeZone: edition.timeZone,
  });
}

function rowOf(referee: CheckedReferee): RefereeRegistrationRow {
  const { id, revision, state, firstName, lastName, countryCode, createdAt, checks } = referee;
  const { email, phone, colleague, wantsAccommodation, hasBed, hallDays } = referee;
  const who = { id, revision, state, firstName, lastName, countryCode, createdAt, email, phone };
  const order = { colleague, wantsAccommodation, hasBed, hallDays };
  return { ...who, ...order, checks: [...checks], actions: stateActionsOf(refereeTransitions, state) };
}
