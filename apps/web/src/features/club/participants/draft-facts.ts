import type { Translator } from '@sevenmetre/phrases';
import { isDay } from '@sevenmetre/rules/dates';
import { personTexts } from '@sevenmetre/rules/roster';
import { dayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import type { ParticipantDraft } from './participant-draft.ts';
import { personText, type RosterTeamView } from './roster-view.ts';

/** What a form says of somebody, each with its name. */
export function draftFacts(
  t: Translator,
  draft: ParticipantDraft,
  teams: readonly RosterTeamView[],
): (readonly [name: string, value: string])[] {
  const { firstName, lastName, birthDate, gender, places } = draft;
  const held = places.flatMap(({ teamId, role, number }) => {
    const team = teams.find(({ id }) => id === teamId);
    if (role === 'none' || !team) return [];
    const words = [`${team.categoryCode} ${team.name}`, t(`participants.role.${role}`)];
    return [[...words, ...(role === 'player' && number !== null ? [String(number)] : [])].join(', ')];
  });
  return [
    [t('participants.name'), `${firstName} ${lastName}`],
    [t('participants.column.birthDate'), isDay(birthDate) ? dayText(t, birthDate) : birthDate],
    [t('participants.column.gender'), gender === null ? '–' : t(`participants.gender.${gender}`)],
    ...personTexts.map(
      (field) => [t(`participants.column.${field}`), personText(t, field, draft[field])] as const,
    ),
    [t('participants.teams'), held.length === 0 ? t('participants.role.none') : dotted(held)],
  ];
}
