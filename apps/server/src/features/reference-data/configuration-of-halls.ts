import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';

/** Delays from which a hall counts as late, docs/rules/schedule.md. */
export const configurationOfHalls: readonly ConfigurationEntryData[] = [
  entry('half-time-break', 'integer', 'Přestávka mezi poločasy', 'Half-time break', {
    value: '180',
    descriptionCs: 'V sekundách, pro odhad zpoždění haly.',
    descriptionEn: 'In seconds, for the estimate of a hall’s delay.',
  }),
  entry('hall-changeover', 'integer', 'Výměna mezi zápasy', 'Change between matches', {
    value: '180',
    descriptionCs: 'V sekundách od konce zápasu do začátku dalšího, když hala spěchá.',
    descriptionEn: 'In seconds from the end of a match to the beginning of the next, when the hall hurries.',
  }),
  entry('delay-shown-from', 'integer', 'Zpoždění zobrazit od', 'Delays shown from', {
    value: '5',
    descriptionCs: 'V minutách; menší zpoždění se neukazuje.',
    descriptionEn: 'In minutes; smaller delays are not shown.',
  }),
  entry('delay-believed-to', 'integer', 'Zpoždění věřit do', 'Delays believed up to', {
    value: '120',
    descriptionCs: 'V minutách; větší znamená, že se podle programu nehraje.',
    descriptionEn: 'In minutes; more means that the schedule is not kept.',
  }),
  entry('delay-known-for', 'integer', 'Zpoždění platí ještě', 'Delays hold for', {
    value: '30',
    descriptionCs: 'V minutách po očekávaném začátku zápasu, který nezačal.',
    descriptionEn: 'In minutes after the expected beginning of a match that has not begun.',
  }),
];
