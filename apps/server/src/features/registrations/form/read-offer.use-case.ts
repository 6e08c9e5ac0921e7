import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import { linkOf } from '@sevenmetre/rules/configuration';
import type { Actor } from '@sevenmetre/rules/permissions';
import { mayChangeTeams, teamsOfNewClub } from '@sevenmetre/rules/registration';
import type { RegistrationWindows } from '@sevenmetre/rules/registration';
import { can } from '../../../platform/permission/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import {
  configurationRepository,
  findRegistrationWindows,
  utcText,
  findCurrentEdition,
} from '../../competition/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import { findChoices, type Choices, type StoredOrders } from './choices.ts';
import { offerLists } from './offer-lists.ts';
import * as offerRepository from './offer.repository.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { readStored, storedOrders } from './read-stored.ts';
import type { StorageContext } from '../../../platform/use-case/index.ts';

/**
 * Options of the form, and the places left.
 * @param clubId the club whose registration is changed: its own orders count as free; null: a new
 * registration
 */
export function readOffer(
  { database, clock }: StorageContext,
  actor: Actor,
  clubId: number | null,
): Promise<Outcome<ClubOffer>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const own = clubId === null ? null : await findOwn(tx, actor, clubId, now);
      if (own === 'unknown') return refuse('club-unknown');
      const choices = await findChoices(edition, own, tx);
      const windows = await findRegistrationWindows(edition.id, tx);
      const teams = teamsFor(actor, clubId, windows, now);
      return done(await offerOf({ edition, choices, windows, ...teams }, tx));
    },
    { accessMode: 'read only' },
  );
}

/** Which teams the form may contain: for late registrations of new clubs there is a separate answer. */
function teamsFor(actor: Actor, clubId: number | null, windows: RegistrationWindows, now: Date) {
  if (clubId !== null) return { mayChangeTeams: mayChangeTeams(actor.roles, windows, now), isLate: false };
  const teams = teamsOfNewClub(actor.roles, windows, now);
  return { mayChangeTeams: teams !== 'closed', isLate: teams === 'late' };
}

async function findOwn(tx: Tx, actor: Actor, clubId: number, now: Date): Promise<StoredOrders | 'unknown'> {
  if (!can(actor, 'clubRegistration', { club: { id: clubId } }, now)) return 'unknown';
  const club = await clubRepository.findById(clubId, tx);
  return club ? storedOrders(await readStored(club, tx)) : 'unknown';
}

interface OfferParts {
  readonly edition: EditionRow;
  readonly choices: Choices;
  readonly windows: RegistrationWindows;
  readonly mayChangeTeams: boolean;
  readonly isLate: boolean;
}

async function offerOf({ edition, choices, windows, ...parts }: OfferParts, tx: Tx): Promise<ClubOffer> {
  const { id, name, year, startDate, endDate, timeZone } = edition;
  const texts = await configurationRepository.findAllByEditionId(id, ['terms-club'], tx);
  const beds = await offerRepository.findBeds(id, tx);
  return {
    ...parts,
    ...boundsOf(windows),
    ...offerLists(choices),
    edition: { id, name, year, startDate, endDate, timeZone },
    terms: linkOf(texts.get('terms-club')),
    beds: beds.map(({ kind, capacity, allotted }) => ({
      kind,
      capacity,
      left: Math.max(0, capacity - allotted),
    })),
  };
}

/** The registration periods in the form of answers; null: no limit. */
export function boundsOf({ clubCreate, clubUpdate, clubTeamCreateTill }: RegistrationWindows) {
  const text = (instant: Date | null) => instant && utcText(instant);
  return {
    clubRegistrationCreateFrom: text(clubCreate.from),
    clubRegistrationCreateTill: text(clubCreate.till),
    clubRegistrationUpdateFrom: text(clubUpdate.from),
    clubRegistrationUpdateTill: text(clubUpdate.till),
    clubTeamCreateTill: text(clubTeamCreateTill),
  };
}
