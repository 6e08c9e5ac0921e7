import type { RefereeOffer, RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { can } from '../../../platform/permission/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { findRegistrationWindows, utcText } from '../../competition/index.ts';
import type { RefereesContext } from '../read-private.use-case.ts';
import { findChoices } from './choices.ts';
import { recordOf, recordsOf } from './record.ts';
import * as registrationRepository from './registration.repository.ts';

const reading = { accessMode: 'read only', isolationLevel: 'repeatable read' } as const;

/** The user's own registrations of the current edition. */
export function readOwn(
  { database, clock }: RefereesContext,
  actor: Actor,
): Promise<Outcome<RefereeRegistration[]>> {
  return database.transaction(async (tx) => {
    const edition = await registrationRepository.findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const windows = await findRegistrationWindows(edition.id, tx);
    const rows = await registrationRepository.findAllByUserId(actor.userId, edition.id, tx);
    return done(await recordsOf(rows, { actor, editionId: edition.id, windows, now: clock.now() }, tx));
  }, reading);
}

/** One registration; it is unknown, too, where the actor may not see it. */
export function readOne(
  { database, clock }: RefereesContext,
  actor: Actor,
  id: number,
): Promise<Outcome<RefereeRegistration>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const edition = await registrationRepository.findCurrentEdition(tx);
    const row = edition && (await registrationRepository.findById(id, edition.id, tx));
    if (!row || !can(actor, 'refereePrivate', { referee: row }, now)) return refuse('referee-unknown');
    const windows = await findRegistrationWindows(row.editionId, tx);
    return done(await recordOf(row, { actor, editionId: row.editionId, windows, now }, tx));
  }, reading);
}

/** Options of the form, for a new registration or a change of one that the actor may see. */
export function readOffer(
  { database, clock }: RefereesContext,
  actor: Actor,
  refereeId: number | null,
): Promise<Outcome<RefereeOffer>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const edition = await registrationRepository.findCurrentEdition(tx);
    const user = await registrationRepository.findUser(actor.userId, tx);
    if (!edition || !user) return refuse(refereeId === null ? 'edition-missing' : 'referee-unknown');
    const own = refereeId === null ? null : await registrationRepository.findById(refereeId, edition.id, tx);
    if (refereeId !== null && (!own || !can(actor, 'refereePrivate', { referee: own }, now)))
      return refuse('referee-unknown');
    const windows = await findRegistrationWindows(edition.id, tx);
    const { createTill, updateTill } = {
      createTill: windows.refereeCreate.till,
      updateTill: windows.refereeUpdate.till,
    };
    return done({
      ...plain(await findChoices(edition, own, tx)),
      mayCreate: can(actor, 'refereeRegistrationCreate', { windows }, now),
      createTill: createTill && utcText(createTill),
      updateTill: updateTill && utcText(updateTill),
      year: edition.year,
      timeZone: edition.timeZone,
      locale: user.locale,
    });
  }, reading);
}

function plain(choices: Awaited<ReturnType<typeof findChoices>>) {
  const { countries, tshirtSizes, projects, colleagues, ...rest } = choices;
  return {
    ...rest,
    countries: [...countries],
    tshirtSizes: [...tshirtSizes],
    projects: [...projects],
    colleagues: [...colleagues],
  };
}
