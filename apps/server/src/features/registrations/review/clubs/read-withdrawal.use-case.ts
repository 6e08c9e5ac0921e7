import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { Tx } from '../../../../platform/database/index.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import {
  findTeamNames,
  findWorkingEdition,
  previewChange,
  tableEffectOf,
  teamPlayRepository,
} from '../../../competition/index.ts';
import { previewTeamState } from '../../../invoices/index.ts';
import type { ReviewContext } from '../context.ts';
import * as teamStates from './team-state.repository.ts';

/** What withdrawing a team, or taking a withdrawn one back, would change. Nothing is locked or stored. */
export function readWithdrawal({ database }: ReviewContext, id: number): Promise<Outcome<TeamWithdrawal>> {
  return database.transaction((tx) => read(id, tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(teamId: number, tx: Tx): Promise<Outcome<TeamWithdrawal>> {
  const working = await findWorkingEdition(null, tx);
  if (!working.ok) return working;
  const edition = working.value;
  const names = await findTeamNames(edition.id, tx);
  const team = await teamStates.findById(teamId, tx);
  const name = names.get(teamId);
  if (team?.editionId !== edition.id || name === undefined) return refuse('team-unknown');
  const to = team.state === 'withdrawn' ? 'accepted' : 'withdrawn';
  const groupIds = await teamPlayRepository.findGroupIds([teamId], tx);
  const withdrawal = { teamIds: [teamId], away: to === 'withdrawn' };
  const preview = await previewChange(edition, groupIds, { withdrawal }, tx);
  const money = await previewTeamState({ clubId: team.clubId, teamId, state: to }, tx);
  if (!money) return refuse('team-unknown');
  const play = (await teamPlayRepository.findPlay([teamId], tx)).get(teamId) ?? { running: 0, open: 0 };
  return done({ team: { id: teamId, name }, to, ...play, money, ...tableEffectOf(preview, names) });
}
