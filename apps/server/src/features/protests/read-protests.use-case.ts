import type { Protest, Protests } from '@sevenmetre/contract/protests/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findTeamNames, findWorkingEdition, matchRepository, utcText } from '../competition/index.ts';
import type { TeamNames } from '../competition/index.ts';
import { findClubCurrency, isProtestBilled } from '../invoices/index.ts';
import * as protestRepository from './protest.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** The protests against a match of the current edition. */
export function readProtests({ database }: UseCaseContext, matchId: number): Promise<Outcome<Protests>> {
  return database.transaction((tx) => read(matchId, tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function read(matchId: number, tx: Tx): Promise<Outcome<Protests>> {
  const working = await findWorkingEdition(null, tx);
  if (!working.ok) return working;
  const match = await matchRepository.findById(matchId, tx);
  if (match?.editionId !== working.value.id) return refuse('match-unknown', { matchId });
  const names = await findTeamNames(match.editionId, tx);
  const rows = await protestRepository.findAllByMatchId(matchId, tx);
  const teams: Protests['teams'] = [];
  const protests: Protest[] = [];
  for (const id of [match.homeTeamId, match.awayTeamId]) {
    const team = id === null ? null : await protestRepository.findTeam(id, tx);
    const currency = team && (await findClubCurrency(team.clubId, tx));
    if (id !== null && currency) teams.push({ ...teamOf(id, names), currency });
  }
  for (const row of rows) protests.push(protestOf(row, names, await billOf(row.protest, tx)));
  return done({ protests, teams });
}

/** The club on whose bill the fee is; null: it is on none. */
async function billOf({ id, teamId, fee }: Row['protest'], tx: Tx): Promise<Protest['bill']> {
  const team = fee === 0 ? null : await protestRepository.findTeam(teamId, tx);
  return team && (await isProtestBilled(team.clubId, id, tx)) ? { clubId: team.clubId } : null;
}

type Row = Awaited<ReturnType<typeof protestRepository.findAllByMatchId>>[number];

function protestOf(
  { protest, number, firstName, lastName }: Row,
  names: TeamNames,
  bill: Protest['bill'],
): Protest {
  const { id, teamId, reason, fee, currency, filedAt, dueAt, decision, decidedAt } = protest;
  return {
    id,
    number,
    team: teamOf(teamId, names),
    reason,
    fee,
    currency,
    bill,
    filedAt: utcText(filedAt),
    dueAt: utcText(dueAt),
    decided:
      decision === null || decidedAt === null
        ? null
        : {
            decision,
            reason: protest.decisionReason ?? '',
            feeReturned: protest.feeReturned === true,
            at: utcText(decidedAt),
            by: lastName === null ? null : `${firstName ?? ''} ${lastName}`.trim(),
          },
  };
}

function teamOf(id: number, names: TeamNames) {
  return { id, name: names.get(id) ?? String(id) };
}
