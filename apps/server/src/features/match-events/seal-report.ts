import { createHash } from 'node:crypto';
import {
  canonicalRecord,
  cardsWithoutReport,
  type MatchRecord,
  reportCode,
  standingStatements,
} from '@sevenmetre/rules/match';
import type { Tx } from '../../platform/database/index.ts';
import { matchEventRepository, utcText } from '../competition/index.ts';
import type { MatchEventRow, MatchRow } from '../competition/index.ts';
import { loadReference } from './reference.ts';
import * as reportRepository from './report.repository.ts';
import * as signatureRepository from './signature.repository.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** '' for an empty text, so that a record tells whether there was one. */
const hashOf = (text: string | null | undefined) => (text ? sha256(text).toString('hex') : '');

/**
 * Seals the record of an approved match (MA95, MA96): a new version, if it differs from the newest one. None while a blue card has no
 * written report (MA112). The caller holds the lock of the match.
 */
export async function sealReport(match: MatchRow, now: Date, tx: Tx): Promise<void> {
  if (await lacksReport(match.id, tx)) return;
  const record = await recordOf(match, tx);
  const fingerprint = sha256(canonicalRecord(record)).toString('hex');
  const [newest] = await reportRepository.findVersions(match.id, tx).then((versions) => versions.slice(-1));
  if (newest?.fingerprint === fingerprint) return;
  const version = (newest?.version ?? 0) + 1;
  const code = reportCode(sha256(`${fingerprint} ${version}`));
  await reportRepository.insertVersion(
    { matchId: match.id, version, code, fingerprint, record, sealedAt: now },
    tx,
  );
}

/** The same for a change beside the events: nothing while the match is not approved. */
export async function resealReport(match: MatchRow, now: Date, tx: Tx): Promise<void> {
  const { stageCode } = await loadReference(tx);
  if (stageCode(match.stageId) === 'finished') await sealReport(match, now, tx);
}

async function lacksReport(matchId: number, tx: Tx): Promise<boolean> {
  const cards = await blueCards(matchId, tx);
  if (cards.length === 0) return false;
  const reports = await reportRepository.findWritten(matchId, tx);
  return (
    cardsWithoutReport(
      cards.map(({ clientKey }) => clientKey),
      reports,
    ).length > 0
  );
}

/** The blue cards of a match that count. */
async function blueCards(matchId: number, tx: Tx): Promise<MatchEventRow[]> {
  const events = await matchEventRepository.findLiveByMatchId(matchId, tx);
  const { types } = await loadReference(tx);
  return events.filter(({ eventTypeId }) => types.get(eventTypeId)?.code === 'blue-card');
}

async function recordOf(match: MatchRow, tx: Tx): Promise<MatchRecord> {
  const { id, matchNumber: number, editionId, startsAt, placeId, court, halfLength } = match;
  const events = await matchEventRepository.findLiveByMatchId(id, tx);
  const report = await reportRepository.findReport(id, tx);
  const signatures = await signatureRepository.findAllByMatchId(id, tx);
  const reports = new Map((await reportRepository.findWritten(id, tx)).map((one) => [one.key, one]));
  const written = (await blueCards(id, tx)).flatMap(({ id: eventId, clientKey }) => {
    const one = reports.get(clientKey);
    return one ? [{ eventId, follows: one.text === '', statement: hashOf(`${one.name}\n${one.text}`) }] : [];
  });
  const drawings = new Map(signatures.map(({ clientKey, drawing }) => [clientKey, drawing ?? '']));
  return {
    match: { id, number, editionId },
    schedule: { startsAt: startsAt && utcText(startsAt), placeId, court, halfLength },
    teams: { home: match.homeTeamId, away: match.awayTeamId },
    result: {
      home: match.homeScore,
      away: match.awayScore,
      homeHalfTime: match.homeHalfTimeScore,
      awayHalfTime: match.awayHalfTimeScore,
      walkOver: match.walkOver,
      endedInShootout: match.endedInShootout,
      ...(match.endedInExtraTime && { endedInExtraTime: true }),
      isOfficial: match.officialHomeScore !== null,
    },
    rosters: await reportRepository.findEntries(id, tx),
    events: events
      .toSorted((a, b) => a.id - b.id)
      .map((event) => ({
        id: event.id,
        stageId: event.stageId,
        typeId: event.eventTypeId,
        side: event.side,
        minute: event.minute,
        second: event.second,
        participantId: event.participantId,
        secondaryParticipantId: event.secondaryParticipantId,
      })),
    referees: await reportRepository.findRefereeIds(id, tx),
    remarks: {
      remarks: hashOf(report?.remarks),
      protest: hashOf(report?.protest),
      injuries: hashOf(report?.injuries),
      homeOfficial: hashOf(report?.homeOfficial),
      awayOfficial: hashOf(report?.awayOfficial),
      ...(written.length > 0 && { written }),
      ...(report?.spectators != null && { spectators: report.spectators }),
    },
    signatures: standingStatements(signatures.map(signatureRepository.toStandingSignature)).map(
      ({ key, moment, role, way, isVerified, name, remark }) => ({
        moment,
        role,
        way,
        isVerified,
        statement: hashOf([name, remark, drawings.get(key) ?? ''].join('\n')),
      }),
    ),
  };
}
