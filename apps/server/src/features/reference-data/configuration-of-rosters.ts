import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const limitHint = {
  format: 'error|warning|off',
  descriptionCs: 'error (nelze uložit), warning (upozornění) nebo off (nehlídá se).',
  descriptionEn: 'error (cannot be saved), warning or off (not checked).',
};

/** Limits for clubs and match rosters. The numbers are defaults of a youth tournament. */
export const configurationOfRosters: readonly ConfigurationEntryData[] = [
  entry('jersey-number-edit-enabled', 'boolean', 'Čísla dresů lze měnit', 'Jersey numbers can be edited', {
    value: 'true',
  }),
  entry('jersey-number-min', 'integer', 'Nejnižší číslo dresu', 'Lowest jersey number', { value: '1' }),
  entry('jersey-number-max', 'integer', 'Nejvyšší číslo dresu', 'Highest jersey number', { value: '99' }),
  entry('leader-minimum-age', 'integer', 'Nejnižší věk vedoucího', 'Minimum age of a leader', {
    value: '18',
    descriptionCs: 'V letech.',
    descriptionEn: 'In years.',
  }),
  entry(
    'roster-players-min',
    'integer',
    'Nejméně hráčů na soupisce zápasu',
    'Fewest players in a match roster',
    { value: '5' },
  ),
  entry(
    'roster-players-recommended-max',
    'integer',
    'Doporučený počet hráčů',
    'Recommended number of players',
    { value: '14' },
  ),
  entry(
    'roster-players-max',
    'integer',
    'Nejvíce hráčů na soupisce zápasu',
    'Most players in a match roster',
    { value: '16' },
  ),
  entry('roster-leaders-min', 'integer', 'Nejméně vedoucích', 'Fewest leaders', { value: '1' }),
  entry('roster-leaders-max', 'integer', 'Nejvíce vedoucích', 'Most leaders', { value: '5' }),
  entry('roster-players-min-check', 'string', 'Hlídat nejméně hráčů', 'Check fewest players', {
    value: 'error',
    ...limitHint,
  }),
  entry(
    'roster-players-recommended-max-check',
    'string',
    'Hlídat doporučený počet hráčů',
    'Check recommended number of players',
    { value: 'warning', ...limitHint },
  ),
  entry('roster-players-max-check', 'string', 'Hlídat nejvíce hráčů', 'Check most players', {
    value: 'error',
    ...limitHint,
  }),
  entry('roster-leaders-min-check', 'string', 'Hlídat nejméně vedoucích', 'Check fewest leaders', {
    value: 'error',
    ...limitHint,
  }),
  entry('roster-leaders-max-check', 'string', 'Hlídat nejvíce vedoucích', 'Check most leaders', {
    value: 'error',
    ...limitHint,
  }),
  entry('roster-category-check', 'string', 'Hlídat věkovou kategorii', 'Check age category', {
    value: 'error',
    ...limitHint,
  }),
  entry(
    'roster-mixed-allowance',
    'string',
    'Hráči opačného pohlaví v týmu',
    'Players of the other gender in a team',
    {
      value: 'MD=3, ME=3, WE=3',
      descriptionCs: 'Kategorie a nejvyšší počet, oddělené čárkou. Kde kategorie chybí, není dovolen nikdo.',
      descriptionEn:
        'Category and the most that are allowed, parted by commas. A category that is missing allows none.',
    },
  ),
  entry('roster-mixed-check', 'string', 'Hlídat smíšené týmy', 'Check mixed teams', {
    value: 'error',
    ...limitHint,
  }),
  entry('roster-one-team-check', 'string', 'Hlídat jeden tým v kategorii', 'Check one team per category', {
    value: 'error',
    ...limitHint,
  }),
  entry('jersey-number-range-check', 'string', 'Hlídat rozsah čísel dresů', 'Check range of jersey numbers', {
    value: 'error',
    ...limitHint,
  }),
  entry(
    'jersey-number-unique-check',
    'string',
    'Hlídat opakovaná čísla dresů',
    'Check repeated jersey numbers',
    { value: 'error', ...limitHint },
  ),
  entry('leader-minimum-age-check', 'string', 'Hlídat věk vedoucích', 'Check age of leaders', {
    value: 'error',
    ...limitHint,
  }),
  entry('roster-deadline-check', 'string', 'Hlídat uzávěrku soupisek', 'Check roster deadline', {
    value: 'error',
    ...limitHint,
  }),
];
