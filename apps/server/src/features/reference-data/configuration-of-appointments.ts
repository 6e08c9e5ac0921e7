import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

const minutesCs = 'V minutách.';
const minutesEn = 'In minutes.';

function number(
  key: string,
  value: number,
  [labelCs, labelEn]: readonly [string, string],
  [descriptionCs, descriptionEn]: readonly [string, string],
): ConfigurationEntryData {
  const rest = { value: String(value), descriptionCs, descriptionEn, isPublic: false };
  return entry(`appointments-${key}`, 'integer', labelCs, labelEn, rest);
}

/** Weights are in tenths of a point: the cost of a wish that is not met. */
function weight(
  key: string,
  value: number,
  labels: readonly [string, string],
  about: readonly [string, string],
): ConfigurationEntryData {
  const labelsOfWeight = [`Váha: ${labels[0]}`, `Weight: ${labels[1]}`] as const;
  return number(`weight-${key}`, value, labelsOfWeight, about);
}

function level(
  key: string,
  value: string,
  [labelCs, labelEn]: readonly [string, string],
): ConfigurationEntryData {
  const rest = {
    value,
    descriptionCs: 'A, B nebo C. U nejmladších, kde stačí jeden rozhodčí, o stupeň méně.',
    descriptionEn: 'A, B or C. One less where the youngest play and one referee is enough.',
    isPublic: false,
  };
  return entry(`appointments-level-${key}`, 'string', labelCs, labelEn, rest);
}

const limits = [
  number(
    'most-per-day',
    14,
    ['Zápasů dvojice za den', 'Matches of a pair in a day'],
    ['Nejvýše; u dvojice lze určit méně.', 'At most; less can be set for a pair.'],
  ),
  number(
    'most-in-row',
    3,
    ['Zápasů v řadě', 'Matches in a row'],
    ['Nejvýše, bez přestávky.', 'At most, without a break.'],
  ),
  number(
    'pause',
    25,
    ['Přestávka mezi zápasy', 'Break between matches'],
    [`${minutesCs} Kratší přestávka řadu zápasů neukončí.`, `${minutesEn} A shorter one does not end a row.`],
  ),
  number(
    'after-travel',
    10,
    ['Čas navíc po přesunu', 'Extra time after changing halls'],
    [`${minutesCs} Připočte se k cestě do jiné haly.`, `${minutesEn} Added to the way to another hall.`],
  ),
  number(
    'long-wait',
    150,
    ['Dlouhé čekání', 'Long wait'],
    [`${minutesCs} Delší čekání má svou cenu.`, `${minutesEn} A longer wait has a cost.`],
  ),
];

const weights = [
  weight(
    'load',
    10,
    ['zatížení', 'load'],
    ['Za zápas nad nebo pod podílem dvojice.', 'For a match above or below the share of a pair.'],
  ),
  weight('level', 80, ['úroveň', 'level'], ['Za každý chybějící stupeň.', 'For each level that is missing.']),
  weight('hall-change', 40, ['změna haly', 'hall change'], ['Za změnu během dne.', 'For a change in a day.']),
  weight(
    'own-country',
    30,
    ['vlastní země', 'own country'],
    ['Za tým ze země dvojice.', 'For a team from the country of the pair.'],
  ),
  weight(
    'own-country-at-home',
    3,
    ['domácí země', 'home country'],
    ['Totéž u země, odkud je nejvíc týmů.', 'The same for the country that most teams come from.'],
  ),
  weight(
    'third-time',
    20,
    ['tým potřetí', 'a team a third time'],
    ['Za každý zápas téhož týmu od třetího.', 'For each match of the same team from the third on.'],
  ),
  weight('wait', 10, ['čekání', 'wait'], ['Za hodinu dlouhého čekání.', 'For each hour of a long wait.']),
  weight(
    'other-hall',
    30,
    ['jiná hala', 'another hall'],
    ['Mimo haly, kam je dvojice poslána.', 'Outside the halls that the pair is sent to.'],
  ),
];

/** Levels, limits and weights for appointing referees, and their reminders: docs/decisions/plan/1003. */
export const configurationOfAppointments: readonly ConfigurationEntryData[] = [
  level('final', 'A', ['Úroveň pro finále', 'Level of finals']),
  level('bracket', 'B', ['Úroveň pro play-off', 'Level of play-offs']),
  level('group', 'C', ['Úroveň pro skupiny', 'Level of groups']),
  ...limits,
  ...weights,
  number(
    'remind-after-days',
    2,
    ['Rozhodčím připomenout nominaci po', 'Remind referees of appointments after'],
    [
      'Dnů bez odpovědi; pak každý den. Prázdné: připomíná se jen ručně.',
      'Days without an answer; then every day. Empty: reminders are sent by hand only.',
    ],
  ),
  number(
    'remind-hour',
    9,
    ['Nominaci připomínat od hodiny', 'Remind from this hour on'],
    ['V časovém pásmu turnaje, 0 až 23.', 'In the zone of the tournament, 0 to 23.'],
  ),
];
