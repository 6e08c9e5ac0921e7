import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import type { Translator } from '@sevenmetre/phrases';
import { fullName } from '@sevenmetre/phrases/names';
import type { Head } from '../../../lib/page/head.ts';
import { localName } from '../../../lib/words/words.ts';

/** Rosters name children: the page stays out of search engines, unless the edition publishes numbers only. */
export function teamHead(t: Translator, slice: TeamSlice | null): Head {
  if (slice === null) return { title: t('teams.title'), description: t('teams.sentence'), noindex: true };
  const { team, category, edition } = slice;
  const description = t('teams.description', {
    team: fullName(team),
    category: localName(category, t.locale),
    tournament: edition.name,
  });
  return {
    title: `${fullName(team)} · ${category.code}`,
    description,
    noindex: edition.namesPlayers !== false,
    card: `/api/v1/cards/team/${team.id}.png`,
  };
}
