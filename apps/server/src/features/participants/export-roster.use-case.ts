import type { Translator } from '@sevenmetre/phrases';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  importColumns,
  namedTeams,
  personChoices,
  type PersonText,
  personTexts,
  teamLabel,
} from '@sevenmetre/rules/roster';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { can } from '../../platform/permission/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import { type Table, writeCsv, writeXlsx } from '../../platform/sheets/index.ts';
import { plainWords } from '../translations/index.ts';
import { type ClubRosterData, clubSubject, loadRoster, ownTeams, shownTo } from './club-roster.ts';
import type { StoredPerson } from './roster.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface RosterFile {
  readonly bytes: Buffer;
  /** Contains neither club nor names, because downloaded files are often left on shared devices. */
  readonly filename: string;
}

interface Asked {
  readonly clubId: number;
  readonly format: 'xlsx' | 'csv';
  readonly locale: Locale;
}

/** The roster as a sheet that the import accepts. */
export async function exportRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { clubId, format, locale }: Asked,
): Promise<Outcome<RosterFile>> {
  const now = clock.now();
  const data = await database.transaction((tx) => loadRoster(clubId, tx), {
    accessMode: 'read only',
    isolationLevel: 'repeatable read',
  });
  if (!data || !can(actor, 'rosterExport', clubSubject(data), now)) return refuse('club-unknown');
  const t = plainWords.translators[locale];
  const table = tableOf(t, data, actor);
  const bytes =
    format === 'csv'
      ? Buffer.from(writeCsv(table))
      : await writeXlsx([{ name: t('participants.heading'), ...table }]);
  return done({ bytes, filename: `${t('participants.sheet.fileName')}.${format}` });
}

function tableOf(t: Translator, data: ClubRosterData, actor: Actor): Table {
  const own = ownTeams(actor, data);
  const labels = new Map(namedTeams(data.roster).map((team) => [team.id, teamLabel(team)]));
  const shown = ({ teamId }: { readonly teamId: number }) =>
    labels.has(teamId) && (own === null || own.has(teamId));
  return {
    columns: importColumns.map((column) => t(`participants.column.${column}`)),
    rows: shownTo(actor, data).flatMap((person) => {
      const texts = personTexts.map((field) => textCell(t, person, field));
      const places = person.assignments.filter(shown);
      if (places.length === 0) return [[...personCells(t, person), '', '', null, ...texts]];
      return places.map(({ teamId, role, jerseyNumber }) => [
        ...personCells(t, person),
        labels.get(teamId) ?? '',
        t(`participants.role.${role}`),
        jerseyNumber,
        ...texts,
      ]);
    }),
  };
}

function personCells(t: Translator, { firstName, lastName, birthDate, gender }: StoredPerson): string[] {
  return [
    firstName,
    lastName,
    birthDate ?? '',
    gender === null ? '' : t(`participants.genderShort.${gender}`),
  ];
}

/** A chosen text in the words that the import reads in every language. */
function textCell(t: Translator, person: StoredPerson, field: PersonText): string {
  const chosen = personChoices[field]?.find((choice) => choice === person[field]);
  return chosen === undefined ? person[field] : t(`participants.photo.${chosen}`);
}
