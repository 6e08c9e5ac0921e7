import type { Translator } from '@sevenmetre/phrases';
import { eventTypeCodes } from '@sevenmetre/rules/vocabulary';
import { localName } from '../../../../lib/words/words.ts';
import type { EventType, RosterEntry } from '../story.ts';

/** What an event is called: words of the page for the usual codes, the organiser's for others. */
export function eventName(t: Translator, { code, names }: Pick<EventType, 'code' | 'names'>): string {
  const usual = eventTypeCodes.find((known) => known === code);
  if (usual) return t(`match.event.${usual}`);
  return names ? localName(names, t.locale) : code;
}

/** The name as it is published, else the number alone; null: the player is to follow. */
export function personName(t: Translator, person: RosterEntry | null): string {
  if (person === null) return t('match.nobody');
  if (person.name !== null) return person.name;
  if (person.isLeader || person.jerseyNumber === null) return t('match.roster.leader');
  return t('match.playerNumber', { number: String(person.jerseyNumber) });
}

/** `7:05`; the minute goes on counting through both halves. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
