import {
  matchRosterConfigurationKeys,
  matchRosterLimits,
  suspensionReach,
} from '@sevenmetre/rules/match-roster';
import type { MatchRosterLimits, SuspensionReach } from '@sevenmetre/rules/match-roster';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { findClubDecisions, findDecisions } from './decision.repository.ts';
import * as rosterRepository from './roster.repository.ts';
import * as squadRepository from './squad.repository.ts';

export type MatchOfRoster = Pick<
  MatchRow,
  'id' | 'editionId' | 'homeTeamId' | 'awayTeamId' | 'startsAt' | 'matchNumber'
>;

type Found<F extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

/** Data to show and validate the rosters of some matches, read together. */
export interface RosterFacts {
  readonly limits: MatchRosterLimits;
  readonly reach: SuspensionReach;
  readonly rosters: Found<typeof rosterRepository.findAllByMatchIds>;
  readonly entries: Found<typeof rosterRepository.findEntriesByTeamIds>;
  readonly entryIdsWithEvents: ReadonlySet<number>;
  readonly teams: Found<typeof squadRepository.findTeams>;
  readonly squads: Found<typeof squadRepository.findSquads>;
  readonly people: Found<typeof squadRepository.findPeople>;
  readonly matches: Found<typeof squadRepository.findMatchesOfTeams>;
  readonly decisions: Found<typeof findDecisions>;
  /** On people shown here, whatever team they were disqualified in. */
  readonly clubDecisions: Found<typeof findClubDecisions>;
  readonly disqualifications: Found<typeof squadRepository.findDisqualifications>;
  readonly playedTeams: Found<typeof squadRepository.findPlayedTeams>;
  readonly categories: Found<typeof squadRepository.findCategories>;
}

export interface FactsRequest {
  readonly editionId: number;
  readonly matches: readonly MatchOfRoster[];
  /** Whether other people of the clubs may be added too. */
  readonly wholeClubs: boolean;
}

export async function loadFacts(
  { editionId, matches, wholeClubs }: FactsRequest,
  tx: Db | Tx,
): Promise<RosterFacts> {
  const matchIds = matches.map(({ id }) => id);
  const teamIds = [...new Set(matches.flatMap((match) => [match.homeTeamId, match.awayTeamId]))].filter(
    (id) => id !== null,
  );
  const values = await configurationRepository.findAllByEditionId(
    editionId,
    matchRosterConfigurationKeys,
    tx,
  );
  const teams = await squadRepository.findTeams(teamIds, tx);
  const squads = await squadRepository.findSquads(teamIds, tx);
  const entries = await rosterRepository.findEntriesByTeamIds(teamIds, tx);
  const named = [...squads, ...entries].map(({ participantId }) => participantId);
  const clubIds = wholeClubs ? teams.map(({ clubId }) => clubId) : [];
  const people = await squadRepository.findPeople([...new Set(named)], clubIds, tx);
  const reach = suspensionReach(values);
  const decisions = await findDecisions(teamIds, tx);
  return {
    limits: matchRosterLimits(values),
    reach,
    rosters: await rosterRepository.findAllByMatchIds(matchIds, tx),
    entries,
    entryIdsWithEvents: await rosterRepository.findEntryIdsWithEvents(matchIds, tx),
    teams,
    squads,
    people,
    matches: await squadRepository.findMatchesOfTeams(teamIds, tx),
    decisions,
    clubDecisions: await findClubDecisions(
      people.map(({ id }) => id),
      tx,
    ),
    disqualifications:
      reach.red + reach.blue > 0 || decisions.length > 0
        ? await squadRepository.findDisqualifications(teamIds, tx)
        : [],
    playedTeams: await squadRepository.findPlayedTeams(
      people.map(({ id }) => id),
      tx,
    ),
    categories: await squadRepository.findCategories(editionId, tx),
  };
}
