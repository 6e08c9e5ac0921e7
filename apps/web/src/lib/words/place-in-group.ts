import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { ordinal } from '@sevenmetre/rules/language';

type Group = TeamSlice['groups'][number];

/**
 * Where a team stands, in words: its place in a table; for a bracket match, the tournament place that it has
 * decided, or the match's name before that.
 */
export function placeInGroup(t: Translator, group: Omit<Group, 'slug' | 'roundCs' | 'roundEn'>): string {
  const { label, position, endsOn } = group;
  const locale = t.locale;
  if (endsOn) {
    const place = position === null ? null : endsOn[position - 1];
    return place ? t('teams.finalPlace', { place: ordinal(place, locale) }) : label;
  }
  if (position === null) return t('teams.group', { group: label });
  return t('teams.place', { place: ordinal(position, locale), group: label });
}
