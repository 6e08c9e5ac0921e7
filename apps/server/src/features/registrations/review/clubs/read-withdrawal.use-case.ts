import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import { resultChoices } from '@sevenmetre/rules/registration';
import type { TeamState, WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../../../platform/database/index.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import {
  findEditionRules,
  findTeamNames,
  findWorkingEdition,
  previewChange,
  tableEffectOf,
  teamPlayRepository,
} from '../../../competition/index.ts';
import { previewTeamState } from '../../../invoices/index.ts';
import * as teamStates from './team-state.repository.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/**
 * Effect of another state of a team; for a withdrawal, with each policy for its results. Locks and stores
 * nothing.
 * @param asked undefined: a withdrawal, or its reversal
 */
export function readWithdrawal(
  { database }: UseCaseContext,
  id: number,
  asked: TeamState | undefined,
): Promise<Outcome<TeamWithdrawal>> {
  return database.transaction((tx) => read(id, asked, tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(teamId: number, asked: TeamState | undefined, tx: Tx): Promise<Outcome<TeamWithdrawal>> {
  const working = await findWorkingEdition(null, tx);
  if (!working.ok) return working;
  const edition = working.value;
  const names = await findTeamNames(edition.id, tx);
  const team = await teamStates.findById(teamId, tx);
  const name = names.get(teamId);
  if (team?.editionId !== edition.id || name === undefined) return refuse('team-unknown');
  const to = asked ?? (team.state === 'withdrawn' ? 'accepted' : 'withdrawn');
  const groupIds = await teamPlayRepository.findGroupIds([teamId], tx);
  const effectOf = async (policy: WithdrawnPolicy | null) => {
    const withdrawal = { teamIds: [teamId], away: to === 'withdrawn', policy };
    return tableEffectOf(await previewChange(edition, groupIds, { withdrawal }, tx), names);
  };
  const choices: TeamWithdrawal['choices'] = [];
  for (const results of to === 'withdrawn' ? await choicesOf(teamId, edition.id, tx) : [])
    choices.push({ results, ...(await effectOf(results)) });
  const money = await previewTeamState({ clubId: team.clubId, teamId, state: to }, tx);
  if (!money) return refuse('team-unknown');
  const play = (await teamPlayRepository.findPlay([teamId], tx)).get(teamId) ?? { running: 0, open: 0 };
  const begun = await teamPlayRepository.findBegun(teamId, tx);
  const inPlayoff = await teamPlayRepository.findBracketMatches(teamId, tx);
  const beds = await teamStates.countBeds(teamId, tx);
  const mails = await teamStates.countAdmins(team.clubId, tx);
  const { results: _, ...effect } = choices[0] ?? { results: null, ...(await effectOf(null)) };
  const matches = { ...play, ...begun, inPlayoff };
  return done({ team: { id: teamId, name }, to, ...matches, money, beds, mails, choices, ...effect });
}

async function choicesOf(teamId: number, editionId: number, tx: Tx): Promise<WithdrawnPolicy[]> {
  const finishedGroups = await teamPlayRepository.countFinishedGroups(teamId, tx);
  const { withdrawnPolicy } = await findEditionRules(editionId, tx);
  return resultChoices({ finishedGroups }, withdrawnPolicy);
}
