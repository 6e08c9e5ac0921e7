import type { Actor } from '@sevenmetre/rules/permissions';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { permission } from '../../platform/permission/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import { inZone, matchRepository, stageRepository } from '../competition/index.ts';
import type { MatchRow } from '../competition/index.ts';
import type { PaperImages } from '../images/index.ts';
import { hallDayOf } from '../match-events/index.ts';
import { paperWords } from '../translations/index.ts';
import { reportContents, type ReportContent } from './report-content.ts';
import { reportDefinition } from './report-definition.ts';
import * as repository from './report.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface MatchReportsContext extends UseCaseContext, PaperImages {
  /** The public data of an edition; null: no such edition. */
  readonly snapshotOf: (editionId: number) => Promise<Snapshot | null>;
  /** Origin of the portal, printed with codes; null: not set. */
  readonly publicUrl: string | null;
}

export interface Drawn {
  readonly filename: string;
  readonly bytes: Buffer;
}

export interface ReportsAsked {
  /** null: the current edition. */
  readonly editionId: number | null;
  readonly hallId: number | null;
  /** null: all matches of the others. */
  readonly matchId?: number | null;
  /** ISO day in the tournament's zone; null: all days. */
  readonly day: string | null;
  readonly locale: Locale;
}

const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The report of one match. `match-unknown` also if the actor may not see it. */
export async function drawReport(
  context: MatchReportsContext,
  actor: Actor,
  asked: { readonly matchId: number; readonly locale: Locale },
): Promise<Outcome<Drawn>> {
  const found = await context.database.transaction((tx) => matchRepository.findById(asked.matchId, tx));
  const snapshot = found && (await context.snapshotOf(found.editionId));
  if (!found || !snapshot) return refuse('match-unknown', { matchId: asked.matchId });
  const contents = await context.database.transaction(async (tx) => {
    const match = await matchRepository.findById(asked.matchId, tx);
    return match && (await mayRead(context, actor, match, snapshot, tx))
      ? reportContents(snapshot, [match], tx)
      : null;
  }, atOneMoment);
  if (!contents) return refuse('match-unknown', { matchId: asked.matchId });
  return done(await drawn(context, contents, String(found.matchNumber), asked.locale));
}

/** Reports of all matches that have begun, one page each; one page with a note if there are none. */
export async function drawReports(
  context: MatchReportsContext,
  { locale, ...asked }: ReportsAsked,
): Promise<Outcome<Drawn>> {
  const found = await contentsOf(context, asked);
  if (!found.ok) return found;
  const { contents, edition } = found.value;
  return done(await drawn(context, contents, asked.day ?? String(edition.year), locale));
}

interface FoundContents {
  readonly edition: Snapshot['edition'];
  readonly contents: readonly ReportContent[];
}

/** Contents of the reports of matches that have begun, as asked for. */
export async function contentsOf(
  context: MatchReportsContext,
  { editionId, hallId, day, matchId = null }: Omit<ReportsAsked, 'locale'>,
): Promise<Outcome<FoundContents>> {
  const id = editionId ?? (await context.database.transaction(repository.findCurrentEditionId));
  const snapshot = id === null ? null : await context.snapshotOf(id);
  if (id === null || !snapshot) return refuse(editionId === null ? 'edition-missing' : 'edition-unknown');
  const { timeZone } = snapshot.edition;
  const contents = await context.database.transaction(async (tx) => {
    const begun = await repository.findBegun({ editionId: id, hallId }, tx);
    const isAsked = ({ id: own, startsAt }: MatchRow) =>
      (matchId === null || own === matchId) &&
      (day === null || (startsAt !== null && inZone(startsAt, timeZone).day === day));
    return reportContents(snapshot, begun.filter(isAsked), tx);
  }, atOneMoment);
  return done({ edition: snapshot.edition, contents });
}

async function mayRead(
  { clock }: MatchReportsContext,
  actor: Actor,
  match: MatchRow,
  snapshot: Snapshot,
  tx: Tx,
): Promise<boolean> {
  const stage = (await stageRepository.findAll(tx)).find(({ id }) => id === match.stageId);
  const teams = [match.homeTeamId, match.awayTeamId].flatMap((id) =>
    id === null ? [] : (snapshot.teams.get(id) ?? []),
  );
  const hall = hallDayOf(match, snapshot.edition.timeZone);
  const subject = { match: { stageCode: stage?.code ?? 'not_started', hall, teams } };
  return permission(actor, 'matchReport', subject, clock.now()) === 'granted';
}

async function drawn(
  { clock, publicUrl, images }: MatchReportsContext,
  contents: readonly ReportContent[],
  name: string,
  locale: Locale,
): Promise<Drawn> {
  const t = paperWords(locale);
  const [first] = contents;
  const logo = first ? ((await images?.paperLogo(first.edition.id))?.logo ?? null) : null;
  const definition = reportDefinition({ contents, locale, now: clock.now(), publicUrl, logo }, t);
  return { filename: `${t('matchReports.file')}-${name}.pdf`, bytes: await printPdf(definition) };
}
