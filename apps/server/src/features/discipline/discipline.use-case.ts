import type {
  DisciplinaryBody,
  Discipline,
  WrittenReportBody,
} from '@sevenmetre/contract/discipline/schemas';
import { matchRosterConfigurationKeys, suspensionReach } from '@sevenmetre/rules/match-roster';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { configurationRepository, findTeamNames, matchRepository, utcText } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import { lockMatch, reportVersions, resealReport } from '../match-events/index.ts';
import { decisionRepository } from '../match-rosters/index.ts';
import * as repository from './discipline.repository.ts';

/** Red and blue cards of a match of the current edition. */
export function readDiscipline({ database }: UseCaseContext, matchId: number): Promise<Outcome<Discipline>> {
  return database.transaction(async (tx) => {
    const match = await matchRepository.findById(matchId, tx);
    return match ? done(await disciplineOf(match, tx)) : refuse('match-unknown', { matchId });
  });
}

/** Sets or removes the number of matches for which a disqualified person of the match is suspended (MR15). */
export function decideDiscipline(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  matchId: number,
  { entryId, matches, everyTeam = false, reason }: DisciplinaryBody,
): Promise<Outcome<Discipline>> {
  return database.transaction(async (tx) => {
    const locked = await lockMatch(matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId });
    const cards = await repository.findCards(matchId, tx);
    const card = cards.find(({ event }) => event.participantId === entryId);
    if (!card) return refuse('participant-of-another-match', { participantId: entryId, matchId });
    const now = clock.now();
    if (matches === null) await decisionRepository.deleteDecision(entryId, tx);
    else {
      const row = {
        matchParticipantId: entryId,
        matches,
        everyTeam,
        reason,
        decidedAt: now,
        decidedByUserId: userId,
      };
      await decisionRepository.upsertDecision(row, tx);
    }
    await record(tx, { locked: locked.match, userId, now }, 'match.discipline', {
      before: { entryId, matches: card.decision?.matches ?? null },
      after: { entryId, matches, ...(everyTeam ? { everyTeam } : {}) },
    });
    return done(await disciplineOf(locked.match, tx));
  });
}

/** Adds the text of a blue card's report, and seals the record of an approved match with it (MA112). */
export function addWrittenReport(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  matchId: number,
  { eventKey, text, name }: WrittenReportBody,
): Promise<Outcome<Discipline>> {
  return database.transaction(async (tx) => {
    const locked = await lockMatch(matchId, tx);
    if (!locked) return refuse('match-unknown', { matchId });
    const cards = await repository.findCards(matchId, tx);
    const card = cards.find(({ event, code }) => event.clientKey === eventKey && code === 'blue-card');
    if (!card) return refuse('event-unknown', {});
    const now = clock.now();
    const report = { key: eventKey, text, follows: card.report?.follows ?? false, name };
    await reportVersions.saveWritten(matchId, [report], { now, userId }, tx);
    await resealReport(locked.match, now, tx);
    await record(tx, { locked: locked.match, userId, now }, 'match.written-report', {
      before: null,
      after: { eventId: card.event.id },
    });
    return done(await disciplineOf(locked.match, tx));
  });
}

interface Recorded {
  readonly locked: MatchRow;
  readonly userId: number;
  readonly now: Date;
}

/** Without texts: they are about people. */
function record(
  tx: Tx,
  { locked, userId, now }: Recorded,
  action: string,
  changed: { readonly before: Record<string, unknown> | null; readonly after: Record<string, unknown> },
): Promise<void> {
  const { id: subjectId, editionId } = locked;
  return recordAudit(tx, { at: now, userId, action, subjectType: 'match', subjectId, editionId, ...changed });
}

async function disciplineOf(match: MatchRow, tx: Tx): Promise<Discipline> {
  const values = await configurationRepository.findAllByEditionId(
    match.editionId,
    matchRosterConfigurationKeys,
    tx,
  );
  const reach = suspensionReach(values);
  const names = await findTeamNames(match.editionId, tx);
  const cards = await repository.findCards(match.id, tx);
  const blue = new Set(cards.flatMap(({ event, code }) => (code === 'blue-card' ? event.participantId : [])));
  const isShown = ({ event, code }: (typeof cards)[number]) =>
    code === 'blue-card' || event.participantId === null || !blue.has(event.participantId);
  return {
    cards: cards.filter(isShown).map(({ event, code, number, firstName, lastName, report, decision }) => {
      const teamId = match[`${event.side}TeamId`];
      const isBlue = code === 'blue-card';
      return {
        entryId: event.participantId,
        eventKey: event.clientKey,
        card: isBlue ? 'blue' : 'red',
        side: event.side,
        team: (teamId === null ? undefined : names.get(teamId)) ?? '–',
        number,
        name: lastName === null ? null : `${lastName} ${firstName ?? ''}`.trim(),
        minute: event.minute,
        report: report && {
          text: report.text,
          follows: report.follows,
          name: report.name,
          at: utcText(report.writtenAt),
        },
        usual: isBlue ? reach.blue : reach.red,
        decision: decision && {
          matches: decision.matches,
          everyTeam: decision.everyTeam,
          reason: decision.reason,
          at: utcText(decision.decidedAt),
        },
      };
    }),
  };
}
