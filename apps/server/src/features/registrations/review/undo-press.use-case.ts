import type { Presses } from '@sevenmetre/contract/undo/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { checkTeamState } from '@sevenmetre/rules/registration';
import {
  changedSince,
  oldestPress,
  type PressChange,
  type PressKind,
  type PressValues,
} from '@sevenmetre/rules/undo';
import {
  refereeRegistrationStates,
  registrationStates,
  teamStates as teamStateCodes,
  withdrawnPolicies,
} from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../platform/database/index.ts';
import { type Outcome, refuse, type Refusal } from '../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';
import { restoreBeds } from '../../accommodation/index.ts';
import { restoreAppointments, restorePairs } from '../../appointments/index.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  clubRepository,
  extraPersonsRepository,
  findWorkingEdition,
  lockWorkingEdition,
  teamRepository,
} from '../../competition/index.ts';
import { restoreDuty } from '../../duty/index.ts';
import { rebuildInvoiceLines } from '../../invoices/index.ts';
import { appendChange } from '../../live/index.ts';
import { updateReferees } from '../../referees/index.ts';
import { restoreReporterHalls } from '../../reporter/index.ts';
import { pressRepository, type PressRow, readPresses } from '../../undo/index.ts';
import { notifyClubs } from './clubs/change-club-states.use-case.ts';
import { notifyTeams } from './clubs/change-team-states.use-case.ts';
import * as clubStates from './clubs/club-state.repository.ts';
import type { LockedClub } from './clubs/club-state.repository.ts';
import { followWithdrawals, lockTablesOf } from './clubs/follow-withdrawals.ts';
import * as teamStates from './clubs/team-state.repository.ts';
import type { LockedTeam } from './clubs/team-state.repository.ts';
import { notifyReferees } from './referees/change-referee-states.use-case.ts';
import { restoreHalls } from './referees/save-referee-halls.use-case.ts';
import * as refereeStates from './referees/referee-state.repository.ts';
import type { LockedReferee } from './referees/referee-state.repository.ts';

interface Undoing {
  readonly changes: readonly PressChange[];
  readonly clubs: readonly LockedClub[];
  readonly teams: readonly LockedTeam[];
  readonly referees: readonly LockedReferee[];
  readonly who: { readonly userId: number; readonly at: Date };
}

/**
 * Undoes a press of the last ten minutes, whole or not at all: refused if one of its records was changed since, if a
 * place or a bed was taken meanwhile, or if a team has begun to play (UN2, UN3). Whoever was mailed is mailed the state
 * that applies again.
 */
export function undoPress(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  pressId: number,
): Promise<Outcome<Presses>> {
  return database.transaction(async (tx) => {
    const at = clock.now();
    const edition = await findWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    const press = await pressRepository.lockById(pressId, edition.value.id, tx);
    if (!press) return refuse('press-unknown');
    if (press.undoneAt !== null) return refuse('press-undone');
    if (press.at < oldestPress(at)) return refuse('press-too-old');
    const refusal = await restorers[press.kind](press, { userId, at }, tx);
    if (refusal) return refusal;
    await pressRepository.markUndone(pressId, at, tx);
    return readPresses(at, tx);
  });
}

type Restore = (press: PressRow, who: Undoing['who'], tx: Tx) => Promise<Refusal | null>;

const onDuty: Restore = ({ changes, at }, who, tx) => restoreDuty(changes, { ...who, pressedAt: at }, tx);

/** Each locks what its records belong to, in the order of those who change them. */
const restorers: Readonly<Record<PressKind, Restore>> = {
  'club-states': undoStates,
  'team-states': undoStates,
  'referee-states': undoStates,
  beds: undoStates,
  appointments: ({ changes }, who, tx) => restoreAppointments(changes, who, tx),
  'referee-halls': ({ changes }, who, tx) => restoreHalls(changes, who, tx),
  'referee-pairs': ({ changes }, who, tx) => restorePairs(changes, who, tx),
  'reporter-halls': ({ changes }, who, tx) => restoreReporterHalls(changes, who, tx),
  'shift-people': onDuty,
  shifts: onDuty,
  volunteers: onDuty,
};

/** States, and beds with the places to sleep that follow from them. */
async function undoStates({ changes }: PressRow, who: Undoing['who'], tx: Tx): Promise<Refusal | null> {
  const edition = await lockWorkingEdition(null, tx);
  if (!edition.ok) return edition;
  const refusal = await undo(changes, who, tx);
  if (refusal === null) await appendChange(tx, { structure: true });
  return refusal;
}

async function undo(changes: readonly PressChange[], who: Undoing['who'], tx: Tx): Promise<Refusal | null> {
  const idsOf = (record: PressChange['record']) => pressRepository.changedIds(changes, record);
  const clubIds = idsOf('club');
  const teamIds = [...new Set([...idsOf('team'), ...(await teamStates.findIdsOfClubs(clubIds, tx))])];
  // Tables and seats are locked before clubs and teams, as for an approved result.
  const play = await lockTablesOf(teamIds, tx);
  const clubs = await clubStates.lockAllByIds(clubIds, tx);
  const teams = await teamStates.lockAllByIds(teamIds, tx);
  const referees = await refereeStates.lockAllByIds(idsOf('referee'), tx);
  const guests = { extraPersonIds: idsOf('extra-persons'), refereeIds: idsOf('referee') };
  const current = await pressRepository.lockSnapshot(
    { clubIds, teamIds: [...teamIds, ...guestsOf(changes, 'teamId')], ...withGuests(guests, changes) },
    tx,
  );
  const later = changedSince(changes, current);
  if (later.length > 0) return refuse('changed-meanwhile', { records: later.length });
  const undoing = { changes, clubs, teams, referees, who };
  for (const { id, clubId } of teams) {
    const state = textOf(before(changes, 'team', id), 'state', teamStateCodes);
    const isOut = textOf(before(changes, 'club', clubId), 'state', registrationStates) === 'declined';
    const { running, open } = play.get(id) ?? { running: 0, open: 0 };
    const code = isOut
      ? checkTeamState('waiting', { running, open }, null)
      : state && checkTeamState(state, { running, open }, open);
    if (code) return refuse(code);
  }
  if (await isFull(undoing, tx)) return refuse('category-full');
  const beds = await restoreBeds(
    changes.filter(({ record }) => record === 'beds'),
    who,
    tx,
  );
  if (beds) return beds;
  await writeBack(undoing, tx);
  await notify(undoing, tx);
  return null;
}

/** Guests whose beds the press changed, by column. */
function guestsOf(changes: readonly PressChange[], name: string): number[] {
  return changes.flatMap(({ record, before: was, after }) => {
    const id = record === 'beds' ? (was ?? after ?? {})[name] : null;
    return typeof id === 'number' ? [id] : [];
  });
}

function withGuests(
  { extraPersonIds, refereeIds }: { readonly extraPersonIds: number[]; readonly refereeIds: number[] },
  changes: readonly PressChange[],
) {
  return {
    extraPersonIds: [...extraPersonIds, ...guestsOf(changes, 'extraPersonGroupId')],
    refereeIds: [...refereeIds, ...guestsOf(changes, 'refereeId')],
  };
}

/** Values before the press; null: the press did not change the record. */
function before(
  changes: readonly PressChange[],
  record: PressChange['record'],
  id: number,
): PressValues | null {
  return changes.find((change) => change.record === record && change.id === id)?.before ?? null;
}

/** A stored code; undefined: none, or not one of these. */
function textOf<const C extends string>(
  values: PressValues | null,
  name: string,
  codes: readonly C[],
): C | undefined {
  return codes.find((code) => code === values?.[name]);
}

function reasonOf(values: PressValues): string | null {
  return typeof values['reason'] === 'string' ? values['reason'] : null;
}

function placeOf(values: PressValues): number | null {
  return typeof values['placeId'] === 'number' ? values['placeId'] : null;
}

/** Whether accepted teams would exceed the places of a category, which others may have taken. */
async function isFull({ changes, teams }: Undoing, tx: Tx): Promise<boolean> {
  const accepted = await teamStates.countAccepted(
    [...new Set(teams.map(({ categoryId }) => categoryId))],
    tx,
  );
  return [...Map.groupBy(teams, ({ categoryId }) => categoryId)].some(([categoryId, own]) => {
    const more = own.reduce((sum, team) => {
      const state = textOf(before(changes, 'team', team.id), 'state', teamStateCodes) ?? team.state;
      const ofClub =
        textOf(before(changes, 'club', team.clubId), 'state', registrationStates) ?? team.clubState;
      const counts = (one: string, club: string) => Number(one === 'accepted' && club !== 'declined');
      return sum + counts(state, ofClub) - counts(team.state, team.clubState);
    }, 0);
    const capacity = own[0]?.capacity ?? null;
    return more > 0 && capacity !== null && (accepted.get(categoryId) ?? 0) + more > capacity;
  });
}

async function writeBack(undoing: Undoing, tx: Tx): Promise<void> {
  const { changes, clubs, teams, who } = undoing;
  for (const { record, id, before: values } of changes) {
    if (values !== null) await writers[record]?.(id, values, who.at, tx);
  }
  await recordStates(undoing, tx);
  const ofStates = new Set(
    changes
      .filter(({ record, before: was, after }) => record === 'team' && was?.['state'] !== after?.['state'])
      .map(({ id }) => id),
  );
  const changedTeams = teams.filter(({ id }) => ofStates.has(id));
  for (const clubId of new Set([...clubs.map(({ id }) => id), ...changedTeams.map((team) => team.clubId)]))
    await rebuildInvoiceLines(tx, clubId, who.at);
  const outOrBack = changedTeams.filter(
    ({ id, state }) =>
      (state === 'withdrawn') !==
      (textOf(before(changes, 'team', id), 'state', teamStateCodes) === 'withdrawn'),
  );
  await followWithdrawals(
    outOrBack.map(({ id }) => id),
    who.at,
    tx,
  );
}

type Write = (id: number, values: PressValues, now: Date, tx: Tx) => Promise<unknown>;

const writers: Readonly<Partial<Record<PressChange['record'], Write>>> = {
  club(id, values, now, tx) {
    const state = textOf(values, 'state', registrationStates);
    return state === undefined
      ? Promise.resolve()
      : clubRepository.update(
          [id],
          { registrationState: state, stateReason: reasonOf(values), updatedAt: now },
          tx,
        );
  },
  team(id, values, now, tx) {
    const state = textOf(values, 'state', teamStateCodes);
    const withdrawnPolicy = textOf(values, 'policy', withdrawnPolicies) ?? null;
    const patch = { withdrawnPolicy, placeId: placeOf(values), updatedAt: now };
    return teamRepository.update([id], state === undefined ? patch : { ...patch, state }, tx);
  },
  'extra-persons': (id, values, _, tx) => extraPersonsRepository.update(id, { placeId: placeOf(values) }, tx),
  referee(id, values, now, tx) {
    const state = textOf(values, 'state', refereeRegistrationStates);
    const patch = { stateReason: reasonOf(values), accommodationPlaceId: placeOf(values), updatedAt: now };
    return updateReferees([id], state === undefined ? patch : { ...patch, registrationState: state }, tx);
  },
};

/** The histories show the former state as a change of its own. */
async function recordStates({ changes, teams, who }: Undoing, tx: Tx): Promise<void> {
  for (const { record, id, before: was, after } of changes) {
    if (record === 'beds' || record === 'extra-persons' || was?.['state'] === after?.['state']) continue;
    const clubId = teams.find((team) => team.id === id)?.clubId ?? id;
    const ofTeam = record === 'team' ? { teamId: id } : {};
    await recordAudit(tx, {
      ...who,
      action: `${record}.state`,
      subjectType: record === 'referee' ? 'referee' : 'club',
      subjectId: record === 'team' ? clubId : id,
      before: { ...ofTeam, state: after?.['state'] },
      after: { ...ofTeam, state: was?.['state'] },
      reason: was === null ? null : reasonOf(was),
    });
  }
}

/** One mail for each state that applies again. */
async function notify({ changes, clubs, teams, referees, who }: Undoing, tx: Tx): Promise<void> {
  const now = who.at;
  for (const club of clubs) {
    const values = before(changes, 'club', club.id);
    const mailedState = textOf(values, 'state', registrationStates);
    if (values && mailedState && mailedState !== club.state)
      await notifyClubs([club], { mailedState, reason: reasonOf(values), now }, tx);
  }
  // Teams of clubs whose own state changed were not mailed by the press either.
  const ofClubs = new Set(clubs.map(({ id }) => id));
  for (const team of teams.filter(({ clubId }) => !ofClubs.has(clubId))) {
    const state = textOf(before(changes, 'team', team.id), 'state', teamStateCodes);
    if (state && state !== team.state) await notifyTeams([team], state, now, tx);
  }
  for (const referee of referees) {
    const values = before(changes, 'referee', referee.id);
    const to = textOf(values, 'state', refereeRegistrationStates);
    if (values && to && to !== referee.state)
      await notifyReferees([referee], { to, reason: reasonOf(values), now }, tx);
  }
}
