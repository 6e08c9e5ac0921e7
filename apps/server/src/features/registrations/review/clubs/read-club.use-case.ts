import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import type { CategoryRoom, ListedClub } from '@sevenmetre/rules/registration';
import {
  checksOf,
  clubTransitions,
  countTeams,
  stateActionsOf,
  surroundingsOf,
} from '@sevenmetre/rules/registration';
import { lineTotal } from '@sevenmetre/rules/pricing';
import { sendTogether } from '../../../../platform/database/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { type AuditRow, findAllBySubject, findNames, teamIdIn, timelineOf } from '../../../audit/index.ts';
import { toUploadedFile } from '../../../files/index.ts';
import { clubFields, extraPersonsFields, teamFields } from './club-fields.ts';
import * as clubRepository from './club.repository.ts';
import { findRegistrations } from './club-list.repository.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** All data of a registration of the current edition for organisers. */
export function readClub(
  { database, clock }: UseCaseContext,
  id: number,
): Promise<Outcome<ClubRegistrationAdmin>> {
  return database.transaction((tx) => read(id, clock.now(), tx), { accessMode: 'read only' });
}

async function read(id: number, now: Date, tx: Tx): Promise<Outcome<ClubRegistrationAdmin>> {
  const row = await clubRepository.findById(id, tx);
  if (!row) return refuse('club-unknown');
  const { clubs, categories } = await findRegistrations(
    { id: row.editionId, timeZone: row.timeZone },
    now,
    tx,
  );
  const [admins, teams, extraPersons, files, lines, payments, audit] = await sendTogether(tx, [
    () => clubRepository.findAdmins(id, tx),
    () => clubRepository.findTeams(id, tx),
    () => clubRepository.findExtraPersons(id, tx),
    () => clubRepository.findFiles(id, tx),
    () => clubRepository.findLines(id, tx),
    () => clubRepository.findPayments(id, tx),
    () => findAllBySubject('club', id, tx),
  ]);
  const names = await findNames(
    audit.map(({ userId }) => userId),
    tx,
  );
  return done({
    club: clubFields(row),
    timeZone: row.timeZone,
    actions: stateActionsOf(clubTransitions, row.shown.registrationState),
    ...comparedWith(clubs, categories, id),
    admins: admins.map(({ firstName, lastName, ...admin }) => ({
      ...admin,
      name: `${firstName} ${lastName}`,
    })),
    teams: teams.map(teamFields),
    extraPersons: extraPersons.map(extraPersonsFields),
    files: files.map(({ file }) => {
      const { id: fileId, filename, url } = toUploadedFile(file);
      return { id: fileId, filename, url };
    }),
    money: { ...balanceOf(clubs, id), lines: lines.map(lineOf), payments },
    timeline: withTeams(timelineOf(audit, names), audit),
  });
}

function withTeams(
  entries: readonly TimelineEntry[],
  audit: readonly AuditRow[],
): ClubRegistrationAdmin['timeline'] {
  const teamIds = new Map(audit.map(({ id, after }) => [id, teamIdIn(after)]));
  return entries.map((entry) => ({ ...entry, teamId: teamIds.get(entry.id) ?? null }));
}

function comparedWith(clubs: readonly ListedClub[], categories: readonly CategoryRoom[], id: number) {
  const own = clubs.find((club) => club.id === id);
  const checks = own ? checksOf(own, surroundingsOf(clubs, categories)) : [];
  return {
    checks: checks.map(({ code, about }) => ({ code, about: [...about] })),
    categories: countTeams(categories, clubs),
  };
}

function balanceOf(clubs: readonly ListedClub[], id: number) {
  const { currency = 'CZK', owed = 0, paid = 0 } = clubs.find((club) => club.id === id) ?? {};
  return { currency, owed, paid };
}

type LineRow = Awaited<ReturnType<typeof clubRepository.findLines>>[number];

function lineOf({ currency: _, ...line }: LineRow) {
  return { ...line, total: lineTotal(line) };
}
