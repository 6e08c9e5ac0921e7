import { inLanguage } from '@sevenmetre/rules/language';
import type { Translator } from '@sevenmetre/phrases';
import { eventTypeCodes, languageOf } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { EventContent } from '@sevenmetre/sync/protocol';
import type { BoardRow } from '../match-events/board.ts';
import { isOfTeam } from '../match-events/content.ts';
import { personOf, typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet, SheetEventType, SheetPerson } from '../match-sheets/match-sheet.ts';

/** `07:05` of the match clock, in seconds; hundreds of minutes do not occur. */
export function clockText(seconds: number): string {
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** What an event is called: the product's word for the usual codes, the organiser's for others. */
export function typeName(
  t: Translator,
  { code, nameCs, nameEn }: Pick<SheetEventType, 'code' | 'nameCs' | 'nameEn'>,
): string {
  const usual = eventTypeCodes.find((known) => known === code);
  if (usual !== undefined) return t(`reporter.event.${usual}`);
  return inLanguage(t.locale, { cs: nameCs, en: nameEn });
}

export function typeNameOf(t: Translator, sheet: MatchSheet, typeId: number): string {
  const type = sheet.types.find(({ id }) => id === typeId);
  return type === undefined ? (typesOf(sheet).get(typeId)?.code ?? '') : typeName(t, type);
}

/** "9 Novák", "B Horák", or that the number is to follow. */
export function whoIs(t: Translator, person: SheetPerson | null): string {
  if (person === null) return t('reporter.grid.unknown');
  return person.name === null ? person.label : `${person.label} ${person.name}`;
}

/** Whom an event is about: somebody, the team itself, or a number that is to follow. */
export function whoOf(t: Translator, sheet: MatchSheet, content: EventContent): string {
  if (isOfTeam(sheet, content)) return sheet.teams[content.side].name;
  return whoIs(t, personOf(sheet, content.participantId));
}

/** The same in a tag: a number, a letter, or nothing for a team. */
export function labelOf(sheet: MatchSheet, content: EventContent): string {
  return isOfTeam(sheet, content) ? '' : (personOf(sheet, content.participantId)?.label ?? '?');
}

/** "Goal · 9 Novák". */
export function whatHappened(t: Translator, sheet: MatchSheet, row: BoardRow): string {
  const { content } = row.event;
  return `${typeNameOf(t, sheet, content.eventTypeId)} · ${whoOf(t, sheet, content)}`;
}

/** Both sides in one line, away after home. */
export function scoreText({ homeScore, awayScore }: { homeScore: number; awayScore: number }): string {
  return `${homeScore}:${awayScore}`;
}

/** The locale that writes days before months and hours up to 24, as everything else here does. */
export function dayFirst(locale: Locale): string {
  return languageOf(locale).tag;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
