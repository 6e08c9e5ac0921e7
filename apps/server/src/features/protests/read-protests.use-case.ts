import type { Protest, Protests } from '@sevenmetre/contract/protests/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findTeamNames, findWorkingEdition, matchRepository, utcText } from '../competition/index.ts';
import type { TeamNames } from '../competition/index.ts';
import type { ProtestsContext } from './context.ts';
import * as protestRepository from './protest.repository.ts';

/** The protests against a match of the current edition. */
export function readProtests({ database }: ProtestsContext, matchId: number): Promise<Outcome<Protests>> {
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
  return done({
    protests: rows.map((row) => protestOf(row, names)),
    teams: [match.homeTeamId, match.awayTeamId].flatMap((id) => (id === null ? [] : [teamOf(id, names)])),
  });
}

type Row = Awaited<ReturnType<typeof protestRepository.findAllByMatchId>>[number];

function protestOf({ protest, firstName, lastName }: Row, names: TeamNames): Protest {
  const { id, teamId, reason, fee, currency, filedAt, dueAt, decision, decidedAt } = protest;
  return {
    id,
    team: teamOf(teamId, names),
    reason,
    fee,
    currency,
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
