import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const reaches = {
  value: '0',
  descriptionCs:
    'Počet dalších zápasů týmu, do kterých hráč nesmí nastoupit. 0: trest do dalších zápasů nepřechází.',
  descriptionEn:
    'How many of the team’s next matches the player may not play in. 0: the card reaches no other match.',
};

/** Suspensions that reach following matches, docs/rules/match-rosters.md. */
export const configurationOfMatchRosters: readonly ConfigurationEntryData[] = [
  entry(
    'suspended-matches-after-red-card',
    'integer',
    'Stop po červené kartě',
    'Suspension after a red card',
    reaches,
  ),
  entry(
    'suspended-matches-after-blue-card',
    'integer',
    'Stop po modré kartě',
    'Suspension after a blue card',
    reaches,
  ),
  entry('roster-suspended-check', 'string', 'Hlídat stopky', 'Check suspensions', {
    value: 'error',
    descriptionCs: 'error (nelze uložit), warning (upozornění) nebo off (nehlídá se).',
    descriptionEn: 'error (cannot be saved), warning or off (not checked).',
  }),
];
