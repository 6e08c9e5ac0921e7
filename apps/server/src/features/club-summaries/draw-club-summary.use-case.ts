import { teamDisplayName } from '@sevenmetre/rules/names';
import { type Snapshot, ticket } from '@sevenmetre/rules/snapshot';
import type { Locale, SummaryPart } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import type { MailFile } from '../../platform/mail/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import type { PaperImages } from '../images/index.ts';
import { findBedsOfClub } from '../accommodation/index.ts';
import { readClubInvoice } from '../invoices/index.ts';
import { findRosterCounts } from '../participants/index.ts';
import { findWords, paperWords } from '../translations/index.ts';
import { type SummaryContent, summaryDefinition } from './paper/summary-definition.ts';
import * as repository from './summary.repository.ts';

export interface SummaryContext extends UseCaseContext, PaperImages {
  readonly snapshot: () => Snapshot | null;
}

interface Asked {
  readonly clubId: number;
  readonly parts: readonly SummaryPart[];
}

/**
 * The summary of a club of the current edition as PDF: chosen parts, as they are now (rule ME19). It names no people and
 * is laid out in a thread. null: there is no such club.
 */
export async function drawClubSummary(
  { database, clock, images, snapshot }: SummaryContext,
  { clubId, parts }: Asked,
  locale: Locale,
): Promise<(MailFile & { readonly bytes: Buffer }) | null> {
  const now = clock.now();
  const found = await database.transaction(
    async (tx) => {
      const club = await repository.findClub(clubId, tx);
      if (!club) return null;
      const content = await contentOf({ club, parts, now, snapshot: snapshot() }, tx);
      return { content, editionId: club.editionId, words: await findWords(tx) };
    },
    { accessMode: 'read only' },
  );
  if (!found) return null;
  const logo = (await images?.paperLogo(found.editionId))?.logo ?? null;
  const t = paperWords(locale, found.words);
  return {
    filename: `${t('messages.summary.file')}-${found.content.year}.pdf`,
    contentType: 'application/pdf',
    bytes: await printPdf(summaryDefinition({ ...found.content, logo }, t)),
  };
}

interface Source {
  readonly club: NonNullable<Awaited<ReturnType<typeof repository.findClub>>>;
  readonly parts: readonly SummaryPart[];
  readonly now: Date;
  readonly snapshot: Snapshot | null;
}

async function contentOf(
  { club, parts, now, snapshot }: Source,
  tx: Tx,
): Promise<Omit<SummaryContent, 'logo'>> {
  const { id, name, tournament, year } = club;
  const has = (part: SummaryPart) => parts.includes(part);
  const rows = has('teams') || has('beds') ? await findRosterCounts(id, ['accepted', 'waiting'], tx) : [];
  const teams = rows.map((team) => ({ ...team, name: teamDisplayName({ ...team, clubName: name }) }));
  const nameOf = new Map(teams.map((team) => [team.id, team.name]));
  const money = has('account') ? await readClubInvoice(id, now, tx) : null;
  const beds = has('beds') ? await findBedsOfClub(id, tx) : null;
  return {
    club: name,
    tournament,
    year,
    now,
    account: money && { finance: money.finance, payments: money.payments },
    teams: has('teams') ? teams : null,
    beds:
      beds &&
      beds.map((bed) => ({ ...bed, team: bed.teamId === null ? null : (nameOf.get(bed.teamId) ?? null) })),
    matches: has('matches') ? matchesOf(snapshot, id) : null,
  };
}

/** Published matches of a club with a time, by start. */
function matchesOf(snapshot: Snapshot | null, clubId: number): NonNullable<SummaryContent['matches']> {
  if (!snapshot) return [];
  const isOwn = (id: number | null | undefined) => snapshot.teams.get(id ?? 0)?.clubId === clubId;
  return [...snapshot.matches.values()]
    .filter(({ cancelled, startsAt }) => cancelled === undefined && startsAt !== null)
    .map((match) => ticket(snapshot, match))
    .filter(({ home, away, day }) => day !== null && [home, away].some(({ team }) => isOwn(team?.id)))
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.matchNumber - b.matchNumber);
}
