import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const reaches = {
  value: '0',
  descriptionCs:
    'Počet dalších zápasů týmu, do kterých hráč nesmí nastoupit. 0: trest do dalších zápasů nepřechází.',
  descriptionEn:
    'How many of the team’s next matches the player may not play in. 0: the card reaches no other match.',
};

/**
 * Suspensions in following matches, docs/rules/match-rosters.md, and players on the court and recorded
 * events, docs/rules/match.md (MA39, MA40).
 */
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
  entry('players-on-court', 'integer', 'Hráčů na hřišti', 'Players on the court', {
    value: '7',
    descriptionCs: 'Kolik hráčů jednoho týmu hraje zároveň, s brankářem.',
    descriptionEn: 'How many of a team play at once, with the goalkeeper.',
  }),
  entry(
    'players-on-court-by-category',
    'string',
    'Hráčů na hřišti v kategoriích',
    'Players on the court by category',
    {
      value: '',
      descriptionCs: 'Kategorie, které hrají v jiném počtu: kód a počet, oddělené čárkou (ME 5, WE 5).',
      descriptionEn:
        'Categories that play with another number: code and number, separated by commas (ME 5, WE 5).',
    },
  ),
  entry('reporter-team-timeouts', 'boolean', 'Zapisovat oddechové časy', 'Record team time-outs', {
    value: 'false',
    descriptionCs: 'Zapisovatelé dostanou tlačítko oddechového času týmu.',
    descriptionEn: 'Reporters get a button for a team’s time-out.',
  }),
  entry('timeouts-of-match', 'integer', 'Oddechové časy týmu v zápase', 'Time-outs of a team in a match', {
    value: '3',
    descriptionCs: 'Na další oddechový čas zapisovatele upozorníme.',
    descriptionEn: 'Reporters are told when a team takes one more.',
  }),
  entry('timeouts-of-half', 'integer', 'Oddechové časy týmu v poločase', 'Time-outs of a team in a half', {
    value: '2',
    descriptionCs: 'Na další oddechový čas zapisovatele upozorníme.',
    descriptionEn: 'Reporters are told when a team takes one more.',
  }),
  entry('timeout-countdown', 'integer', 'Odpočet oddechového času', 'Countdown of a time-out', {
    value: '60',
    descriptionCs: 'V sekundách; 0 znamená, že se oddechový čas neodpočítává.',
    descriptionEn: 'In seconds; 0: time-outs are not counted down.',
  }),
  entry(
    'reporter-seven-metre-misses',
    'boolean',
    'Zapisovat neproměněné 7m hody',
    'Record missed 7 m throws',
    {
      value: 'false',
      descriptionCs: 'Zapisovatelé dostanou tlačítko pro neproměněný 7m hod.',
      descriptionEn: 'Reporters get a button for a missed 7 m throw.',
    },
  ),
  entry('roster-suspended-check', 'string', 'Hlídat stopky', 'Check suspensions', {
    value: 'error',
    descriptionCs: 'error (nelze uložit), warning (upozornění) nebo off (nehlídá se).',
    descriptionEn: 'error (cannot be saved), warning or off (not checked).',
  }),
];
