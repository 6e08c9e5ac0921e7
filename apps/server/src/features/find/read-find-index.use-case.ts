import type { FindIndex } from '@sevenmetre/contract/find/schemas';
import { matchSlug, teamDisplayName } from '@sevenmetre/rules/names';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import * as repository from './find.repository.ts';

/** Everything that an organiser can jump to in the current edition (FI2); before there is one, accounts only. */
export function readFindIndex({ database }: Pick<UseCaseContext, 'database'>): Promise<Outcome<FindIndex>> {
  return database.transaction(
    async (tx) => {
      const accounts = await repository.findAccounts(tx);
      const people = accounts.map(({ id, email, ...person }) => ({
        kind: 'account' as const,
        id,
        name: fullName(person),
        email,
        of: null,
      }));
      const edition = await findCurrentEdition(tx);
      if (!edition)
        return done({ clubs: [], teams: [], people, documents: [], matches: [], places: [], messages: [] });
      return done(await indexOf(edition.id, people, tx));
    },
    { accessMode: 'read only' },
  );
}

type People = FindIndex['people'];

async function indexOf(editionId: number, accounts: People, tx: Tx): Promise<FindIndex> {
  const clubs = await repository.findClubs(editionId, tx);
  const teams = (await repository.findTeams(editionId, tx)).map(({ teamNumber, clubName, ...team }) => ({
    ...team,
    name: teamDisplayName({ name: team.name, teamNumber, clubName }),
  }));
  const nameOf = new Map(teams.map(({ id, name, categoryCode }) => [id, { name, categoryCode }]));
  const teamName = (id: number | null) => (id === null ? null : (nameOf.get(id)?.name ?? null));
  const referees = await repository.findReferees(editionId, tx);
  const volunteers = await repository.findVolunteers(editionId, tx);
  const staff = await repository.findStaff(editionId, tx);
  const matches = await repository.findMatches(editionId, tx);
  return {
    clubs: clubs.map(({ contactFirstName: _, contactLastName: __, ...club }) => club),
    teams,
    people: [
      ...accounts,
      ...referees.map(({ id, email, ...person }) => ({
        kind: 'referee' as const,
        id,
        name: fullName(person),
        email,
        of: null,
      })),
      ...volunteers.map(({ id, email, ...person }) => ({
        kind: 'volunteer' as const,
        id,
        name: fullName(person),
        email,
        of: null,
      })),
      ...clubs.flatMap(({ id, name: of, contactFirstName, contactLastName }) => {
        const name = [contactFirstName, contactLastName].filter((part) => part !== null).join(' ');
        return name.trim() === '' ? [] : [{ kind: 'contact' as const, id, name, email: null, of }];
      }),
      ...staff.map(({ teamId, clubId, ...person }) => {
        const team = nameOf.get(teamId);
        const of = team ? `${team.name} (${team.categoryCode})` : null;
        return { kind: 'staff' as const, id: clubId, name: fullName(person), email: null, of };
      }),
    ],
    documents: await repository.findDocuments(editionId, tx),
    matches: matches.map(({ matchNumber, label, homeTeamId, awayTeamId, hall }) => ({
      matchNumber,
      slug: matchSlug(label, matchNumber),
      home: teamName(homeTeamId),
      away: teamName(awayTeamId),
      hall,
    })),
    places: await repository.findPlaces(editionId, tx),
    messages: await repository.findMessages(editionId, tx),
  };
}

function fullName({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${firstName} ${lastName}`.trim();
}
