import type { ReporterHall } from '@sevenmetre/contract/reporter/schemas';
import {
  defaultWalkoverGoals,
  extraTimesKeys,
  isOfferedType,
  offeredTypeKeys,
  playersOnCourtKeys,
  readExtraTimes,
  readPlayersOnCourt,
  readTeamTimeouts,
  teamTimeoutKeys,
} from '@sevenmetre/rules/match';
import { announcementsOf, versionText } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import {
  configurationRepository,
  eventTypeRepository,
  findEditionRules,
  stageRepository,
  utcText,
} from '../competition/index.ts';
import { findSigningKey } from '../signing-pins/index.ts';
import type { RosterFacts } from '../match-rosters/index.ts';
import * as reporterRepository from './reporter.repository.ts';

export type ReporterHead = Omit<ReporterHall, 'hall' | 'days' | 'day' | 'assignedDays' | 'matches'>;

export interface HeadRequest {
  readonly snapshot: Snapshot;
  readonly now: Date;
  readonly facts: RosterFacts;
  /** The hall whose referees come first; null: none. */
  readonly hall: { readonly placeId: number; readonly day: string | null } | null;
}

const defaultPosition = 'default-event-type-position';
const contactKeys = ['contact-name', 'contact-phone'] as const;

/** Data that all matches of an answer share. */
export async function reporterHead(
  { snapshot, now, facts, hall }: HeadRequest,
  tx: Tx,
): Promise<ReporterHead> {
  const { id, name, year, timeZone } = snapshot.edition;
  const keys = [
    defaultPosition,
    ...teamTimeoutKeys,
    ...offeredTypeKeys,
    ...playersOnCourtKeys,
    ...contactKeys,
    ...extraTimesKeys,
  ];
  const values = await configurationRepository.findAllByEditionId(id, keys, tx);
  const position = values.get(defaultPosition) ?? '';
  const rules = await findEditionRules(id, tx);
  const types = await eventTypeRepository.findAll(tx);
  const signingKey = await findSigningKey(tx);
  return {
    version: versionText(snapshot.version),
    serverTime: utcText(now),
    ...(signingKey !== null && { signingKey }),
    ...contactOf(values),
    edition: { id, name, year },
    timeZone,
    eventTypes: types.map(({ isActive, weight: _, ...type }) => ({
      ...type,
      isOffered: isOfferedType({ ...type, isActive }, values),
    })),
    stages: await stageRepository.findAll(tx),
    referees: await refereesOf(id, hall, tx),
    announcements: hall === null ? [] : [...announcementsOf(snapshot, hall.placeId)],
    configuration: {
      defaultEventTypePosition: /^\d{1,3}$/.test(position) ? Number(position) : 0,
      walkoverGoals: rules.walkoverGoals ?? defaultWalkoverGoals,
      rosterLimits: facts.limits,
      playersOnCourt: readPlayersOnCourt(values),
      extraTimes: readExtraTimes(values),
      timeouts: readTeamTimeouts(values),
    },
  };
}

function contactOf(values: ReadonlyMap<string, string | null>): Pick<ReporterHead, 'contact'> {
  const [name, phone] = contactKeys.map((key) => values.get(key)?.trim() || null);
  return phone == null ? {} : { contact: { name: name ?? null, phone } };
}

async function refereesOf(
  editionId: number,
  hall: HeadRequest['hall'],
  tx: Tx,
): Promise<ReporterHead['referees']> {
  const assigned = hall ? await reporterRepository.findRefereesOfHall(hall.placeId, tx) : [];
  const here = new Set(
    assigned.flatMap(({ refereeId, day }) => (hall?.day == null || hall.day === day ? refereeId : [])),
  );
  const referees = await reporterRepository.findApprovedReferees(editionId, tx);
  return referees
    .map((referee) => ({ ...referee, here: here.has(referee.id) }))
    .toSorted((a, b) => Number(b.here) - Number(a.here));
}
