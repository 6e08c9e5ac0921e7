import { entry } from './configuration-entry.ts';
import type { ConfigurationEntryData } from './configuration-entry.ts';
import { configurationOfAccounts } from './configuration-of-accounts.ts';
import { configurationOfAppointments } from './configuration-of-appointments.ts';
import { configurationOfHalls } from './configuration-of-halls.ts';
import { configurationOfMatchRosters } from './configuration-of-match-rosters.ts';
import { configurationOfRosters } from './configuration-of-rosters.ts';

/** Settings of invoices. */
const configurationOfMoney: readonly ConfigurationEntryData[] = [
  entry('invoice-due-days', 'integer', 'Splatnost faktur', 'Invoices are due after', {
    value: '14',
    descriptionCs: 'Dnů od vystavení, pro nově vystavené faktury.',
    descriptionEn: 'Days from issuing, for invoices issued from now on.',
    isPublic: false,
  }),
];

const unset = {
  descriptionCs: 'Prázdné: bez omezení z této strany.',
  descriptionEn: 'Empty: no limit on this side.',
};

const dates = [
  entry('tournament-start-date', 'datetime', 'Začátek turnaje', 'Start of the tournament'),
  entry('tournament-end-date', 'datetime', 'Konec turnaje', 'End of the tournament'),
  entry('first-game-date', 'datetime', 'První zápas', 'First match'),
  entry('club-registration-create-from', 'datetime', 'Přihlášky klubů od', 'Club registration opens', unset),
  entry('club-registration-create-till', 'datetime', 'Přihlášky klubů do', 'Club registration closes', unset),
  entry(
    'club-registration-update-from',
    'datetime',
    'Úpravy přihlášek klubů od',
    'Club registration editable from',
    unset,
  ),
  entry(
    'club-registration-update-till',
    'datetime',
    'Úpravy přihlášek klubů do',
    'Club registration editable until',
    unset,
  ),
  entry('club-team-create-till', 'datetime', 'Přidávání týmů do', 'Teams can be added until', unset),
  entry(
    'referee-registration-create-from',
    'datetime',
    'Přihlášky rozhodčích od',
    'Referee registration opens',
    unset,
  ),
  entry(
    'referee-registration-create-till',
    'datetime',
    'Přihlášky rozhodčích do',
    'Referee registration closes',
    unset,
  ),
  entry(
    'referee-registration-update-from',
    'datetime',
    'Úpravy přihlášek rozhodčích od',
    'Referee registration editable from',
    unset,
  ),
  entry(
    'referee-registration-update-till',
    'datetime',
    'Úpravy přihlášek rozhodčích do',
    'Referee registration editable until',
    unset,
  ),
  entry('roster-edit-deadline', 'datetime', 'Uzávěrka soupisek', 'Roster deadline', unset),
  entry(
    'accommodation-till-local',
    'datetime',
    'Ubytování českých rozhodčích do',
    'Accommodation of Czech referees until',
  ),
  entry(
    'accommodation-till-foreign',
    'datetime',
    'Ubytování zahraničních rozhodčích do',
    'Accommodation of foreign referees until',
  ),
];

const pages = [
  entry('show-results', 'boolean', 'Zobrazit výsledky na webu', 'Show results on the web', { value: 'true' }),
  entry('player-name-publication', 'string', 'Zveřejnění jmen hráčů', 'Publication of players’ names', {
    value: 'initial',
    format: 'full|initial|number',
    descriptionCs:
      'full (celé jméno), initial (jméno a první písmeno příjmení) nebo number (jen číslo dresu).',
    descriptionEn: 'full (whole name), initial (first name and initial) or number (jersey number only).',
    protected: true,
  }),
  entry('show-penalty-names', 'boolean', 'Jména u trestů', 'Names in penalty tables', {
    value: 'true',
    protected: true,
  }),
  entry(
    'show-referee-accommodation',
    'boolean',
    'Zobrazit ubytování rozhodčích',
    'Show referee accommodation',
    { value: 'false' },
  ),
  entry('show-referee-in-halls', 'boolean', 'Zobrazit rozhodčí v halách', 'Show referees in halls', {
    value: 'false',
  }),
  entry(
    'show-accommodation-in-club-zone',
    'boolean',
    'Zobrazit ubytování v klubové zóně',
    'Show accommodation in the club zone',
    { value: 'false' },
  ),
  entry('bulletin-link', 'string', 'Odkaz na zpravodaj', 'Bulletin link'),
  entry('terms-general', 'string', 'Všeobecné podmínky', 'General terms and conditions'),
  entry('terms-club', 'string', 'Podmínky pro kluby', 'Terms and conditions for clubs'),
  entry('terms-referee', 'string', 'Podmínky pro rozhodčí', 'Terms and conditions for referees'),
  entry('translations', 'string', 'Úpravy textů webu', 'Web translations', {
    value: '{}',
    descriptionCs: 'JSON s vlastními texty, ve stejné struktuře jako původní texty.',
    descriptionEn: 'JSON of overridden texts, in the structure of the original ones.',
    // Served to browsers at a separate address, without invalid parts.
    isPublic: false,
    protected: true,
  }),
];

const matches = [
  entry('walkover-goals', 'integer', 'Góly při kontumaci', 'Goals of a walkover', {
    value: '5',
    descriptionCs: 'Skóre vítěze kontumovaného zápasu; soupeř má nulu.',
    descriptionEn: 'The winner’s score of a walkover; the opponent has none.',
  }),
  entry(
    'walkover-of-withdrawn-teams',
    'boolean',
    'Zápasy odstoupivších týmů kontumovat',
    'Walkovers against withdrawn teams',
    {
      value: 'false',
      descriptionCs:
        'Ano: každý zápas odstoupivšího týmu, i odehraný, platí jako kontumace pro soupeře. Ne: jeho zápasy se ruší a nepočítají se nikomu.',
      descriptionEn:
        'Yes: every match of a withdrawn team, played or not, counts as a walkover for the opponent. No: its matches are annulled and count for nobody.',
      protected: true,
    },
  ),
  entry('compare-groups-by-sums', 'boolean', 'Srovnání skupin podle součtů', 'Compare groups by sums', {
    value: 'false',
    descriptionCs:
      'Týká se nejlepších týmů ze stejných míst různě velkých skupin. Ano: porovnávají se součty bodů a gólů. Ne: body a góly na jeden zápas.',
    descriptionEn:
      'For the best teams at the same place of groups of different size. Yes: sums of points and goals are compared. No: points and goals per match.',
    protected: true,
  }),
  entry('points-win', 'integer', 'Body za výhru', 'Points for a win', { value: '2', protected: true }),
  entry('points-tie', 'integer', 'Body za remízu', 'Points for a tie', { value: '1', protected: true }),
  entry('points-loss', 'integer', 'Body za prohru', 'Points for a loss', { value: '0', protected: true }),
  entry('half-length', 'integer', 'Délka poločasu', 'Length of a half', {
    value: '900',
    descriptionCs: 'V sekundách; nabízí se u kategorií, jejichž zápasy mají délku dostat.',
    descriptionEn: 'In seconds; proposed where a category is given the length of its halves.',
  }),
  entry('default-event-type-position', 'integer', 'Předvybraná událost', 'Preselected event type', {
    value: '0',
    descriptionCs: 'Pořadí v nabídce zapisovatele, od nuly.',
    descriptionEn: 'Position in the reporter’s choice, from zero.',
  }),
  entry(
    'names-become-numbers-after-days',
    'integer',
    'Jména nahradit čísly po',
    'Names become numbers after',
    {
      value: '365',
      descriptionCs: 'Dnů od konce turnaje.',
      descriptionEn: 'Days from the end of the tournament.',
      isPublic: false,
      protected: true,
    },
  ),
];

/**
 * All keys with their default values; organisers can set other values for all editions or for one. The
 * numbers are defaults of a youth tournament, never constants of the code.
 */
export const configurationEntryData: readonly ConfigurationEntryData[] = [
  ...dates,
  ...pages,
  ...configurationOfRosters,
  ...matches,
  ...configurationOfAccounts,
  ...configurationOfAppointments,
  ...configurationOfHalls,
  ...configurationOfMoney,
  ...configurationOfMatchRosters,
];
