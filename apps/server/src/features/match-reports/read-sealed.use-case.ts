import type { SealedReport } from '@sevenmetre/contract/match-reports/routes';
import { changedParts, readReportCode } from '@sevenmetre/rules/match';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { matchRepository, stageRepository, utcText } from '../competition/index.ts';
import { reportVersions } from '../match-events/index.ts';
import type { MatchReportsContext } from './draw-reports.use-case.ts';

/** The sealed versions of the report that a code belongs to (MA97), with what is public of its match. */
export async function readSealed(context: MatchReportsContext, text: string): Promise<Outcome<SealedReport>> {
  const code = readReportCode(text);
  const found = await context.database.transaction(
    async (tx) => {
      const matchId = code === null ? null : await reportVersions.findMatchIdByCode(code, tx);
      const match = matchId === null ? null : await matchRepository.findById(matchId, tx);
      if (!match) return null;
      const stages = await stageRepository.findAll(tx);
      const stageCode = stages.find(({ id }) => id === match.stageId)?.code;
      return {
        match,
        isOpen: stageCode !== 'finished',
        versions: await reportVersions.findVersions(match.id, tx),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const asked = found?.versions.find((version) => version.code === code);
  const snapshot = found && (await context.snapshotOf(found.match.editionId));
  if (!found || !asked || !snapshot) return refuse('report-unknown');
  const { match, isOpen, versions } = found;
  const { record } = asked;
  const nameOf = (id: number | null) => {
    const team = id === null ? undefined : snapshot.teams.get(id);
    return team ? teamDisplayName(team) : '–';
  };
  const { name, year, timeZone } = snapshot.edition;
  const group = match.groupId === null ? undefined : snapshot.groups.get(match.groupId);
  return done({
    version: asked.version,
    isOpen,
    versions: versions.map((version, index) => {
      const before = versions[index - 1];
      return {
        code: version.code,
        version: version.version,
        sealedAt: utcText(version.sealedAt),
        fingerprint: version.fingerprint,
        changed: before === undefined ? [] : changedParts(before.record, version.record),
      };
    }),
    edition: { name, year, timeZone },
    match: {
      id: match.id,
      number: record.match.number,
      group: group?.label ?? null,
      startsAt: record.schedule.startsAt,
      home: nameOf(record.teams.home),
      away: nameOf(record.teams.away),
      homeScore: record.result.home,
      awayScore: record.result.away,
    },
  });
}
