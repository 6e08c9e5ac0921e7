import type { RefereeRegistrationAdmin } from '@sevenmetre/contract/referees/admin-registrations';
import { isShown, shownKeys } from '@sevenmetre/rules/configuration';
import { checksOfReferee, refereeTransitions, stateActionsOf } from '@sevenmetre/rules/registration';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../../../platform/database/index.ts';
import { findAllBySubject, findNames, timelineOf } from '../../../audit/index.ts';
import { configurationRepository, utcText } from '../../../competition/index.ts';
import { findAllByRefereeId } from './referee-halls.repository.ts';
import { findAllByEditionId } from './referee-list.repository.ts';
import * as refereeRepository from './referee.repository.ts';
import type { RefereeRow } from './referee.repository.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** All data of a referee's registration of the current edition for organisers. */
export function readReferee(
  { database }: UseCaseContext,
  id: number,
): Promise<Outcome<RefereeRegistrationAdmin>> {
  return database.transaction((tx) => read(id, tx), { accessMode: 'read only' });
}

async function read(id: number, tx: Tx): Promise<Outcome<RefereeRegistrationAdmin>> {
  const row = await refereeRepository.findById(id, tx);
  if (!row) return refuse('referee-unknown');
  const { edition } = row;
  const audit = await findAllBySubject('referee', id, tx);
  const names = await findNames(
    audit.map(({ userId }) => userId),
    tx,
  );
  const listed = (await findAllByEditionId(edition.id, tx)).find((referee) => referee.id === id);
  const values = await configurationRepository.findAllByEditionId(
    edition.id,
    [shownKeys.refereesInHalls],
    tx,
  );
  return done({
    referee: fieldsOf(row),
    timeZone: edition.timeZone,
    actions: stateActionsOf(refereeTransitions, row.shown.state),
    checks: listed ? checksOfReferee(listed) : [],
    bed: await refereeRepository.findBed(id, tx),
    days: daysOf(edition.first, edition.last),
    halls: await refereeRepository.findHalls(edition.id, tx),
    assigned: await findAllByRefereeId(id, tx),
    hallsArePublic: isShown(values, shownKeys.refereesInHalls),
    timeline: timelineOf(audit, names),
  });
}

function fieldsOf(row: RefereeRow): RefereeRegistrationAdmin['referee'] {
  const { shown, countryCode, tshirtSize, project, ownProject } = row;
  const { colleagueFirstName, colleagueLastName, agreedToTermsAt, createdAt, updatedAt } = row;
  return {
    ...shown,
    countryCode,
    tshirtSize,
    project: project ?? ownProject,
    colleague: shown.colleagueId === null ? null : `${colleagueFirstName} ${colleagueLastName}`,
    agreedToTermsAt: agreedToTermsAt && utcText(agreedToTermsAt),
    createdAt: utcText(createdAt),
    updatedAt: utcText(updatedAt),
  };
}

function daysOf(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / millisecondsOfDay) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * millisecondsOfDay).toISOString().slice(0, 10),
  );
}
