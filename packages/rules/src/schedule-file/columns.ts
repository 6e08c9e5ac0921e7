import { fold } from '../search/index.ts';
import { findHeading, type HeadingReading, type HeadingWords, type Rows } from '../tables/index.ts';

export const scheduleColumns = [
  'key',
  'number',
  'day',
  'time',
  'hall',
  'court',
  'category',
  'group',
  'round',
  'pair',
  'home',
  'away',
] as const;
export type ScheduleColumn = (typeof scheduleColumns)[number];

function words(text: string): string[] {
  return text.split('|').map((word) => word.trim());
}

/** Names of columns in schedules of other tools, and in the sheet that the plan saves itself. */
const names: HeadingWords<ScheduleColumn> = {
  key: ['key'],
  number: words(
    `match number | match no. | match # | game number | game no. | number | no. | cislo zapasu | c. zapasu |
    cislo utkani | c. utkani | zapas c. | utkani c. | cislo | c. | spielnummer | spiel-nr. | spiel nr. | spielnr. |
    nummer | nr. | cislo stretnutia | c. stretnutia | numer meczu | nr meczu | numer | p.c. | por. c. | lp. | id | # |
    match n° | numero | n°`,
  ),
  day: words(
    `day | date | match date | datum | den | datum utkani | datum zapasu | tag | spieltag | spieldatum | datum stretnutia |
    dzien | data | data meczu | termin | jour`,
  ),
  time: words(
    `time | start | start time | kick-off | kickoff | throw-off | date and time | date/time | cas | zacatek |
    cas zacatku | cas utkani | cas zapasu | hodina | od | datum a cas | uhrzeit | zeit | beginn | anwurf | anpfiff |
    startzeit | datum und uhrzeit | datum/uhrzeit | zaciatok | cas zaciatku | cas stretnutia | godzina | godz. | czas |
    poczatek | data i godzina | heure | horaire | debut | date et heure`,
  ),
  hall: words(
    `hall | venue | location | gym | arena | sports hall | hala | sportovni hala | misto | misto konani | halle |
    sporthalle | spielort | ort | spielstatte | sportova hala | miesto | miesto konania | hala sportowa | obiekt | miejsce |
    salle | gymnase | lieu`,
  ),
  court: words(
    'court | pitch | field | hriste | kurt | plocha | spielfeld | feld | platz | ihrisko | boisko | terrain',
  ),
  category: words(
    `category | age group | class | division | competition | kategorie | soutez | vekova kategorie | kat. | klasse |
    altersklasse | wettbewerb | kategoria | sutaz | vekova kategoria | kategoria wiekowa | rozgrywki |
    categorie`,
  ),
  group: words('group | pool | skupina | sk. | gruppe | staffel | grupa | gr. | poule | groupe'),
  round: words(
    'round | stage | phase | kolo | faze | runde | faza | runda | kolejka | etap | tour | journee',
  ),
  pair: words(
    `match | game | fixture | teams | zapas | utkani | tymy | druzstva | dvojice | spiel | begegnung | paarung | partie |
    mannschaften | stretnutie | timy | mecz | druzyny | rencontre | equipes`,
  ),
  home: words(
    `home | home team | team 1 | team a | team1 | domaci | domaci tym | tym 1 | tym a | tym1 | druzstvo 1 | heim |
    heimmannschaft | heimteam | mannschaft 1 | mannschaft a | domaci tim | tim 1 | tim a | gospodarz | gospodarze |
    druzyna 1 | druzyna a | domicile | receveur | equipe 1 | equipe a | equipe domicile | equipe recevante`,
  ),
  away: words(
    `away | away team | guest | visitor | visitors | team 2 | team b | team2 | hoste | host | hostujici tym | tym 2 |
    tym b | tym2 | druzstvo 2 | gast | gaste | gastmannschaft | gastteam | mannschaft 2 | mannschaft b | hostia | tim 2 |
    tim b | gosc | goscie | druzyna 2 | druzyna b | exterieur | visiteur | visiteurs | equipe 2 | equipe b | equipe exterieure |
    equipe visiteuse`,
  ),
};

export type ScheduleHeading = HeadingReading<ScheduleColumn>;

/** "Team" over each of two columns. */
const teamWords = new Set(['team', 'tym', 'druzstvo', 'mannschaft', 'tim', 'druzyna', 'equipe']);

/** The first of two columns with the same name of a team is that of the home team. */
function withTeamColumns(found: ScheduleHeading): ScheduleHeading {
  const same = [...found.cells.entries()].filter(([, cell]) => teamWords.has(fold(cell).trim()));
  const { home, away } = found.columns;
  const [first, second] = same.map(([index]) => index);
  const isPair = same.length === 2 && home === undefined && away === undefined;
  if (!isPair || first === undefined || second === undefined) return found;
  const unknown = found.unknown.filter(({ column }) => column !== first && column !== second);
  return { ...found, columns: { ...found.columns, home: first, away: second }, unknown };
}

/**
 * The heading of a schedule (SF1): it names a time or a day and what is played, as teams, a pair, a number or a key.
 * null: no row does.
 */
export function findScheduleHeading(rows: Rows): ScheduleHeading | null {
  const read = findHeading(rows, names, []);
  if (read === null) return null;
  const found = withTeamColumns(withPairs(read, rows));
  const { time, day, key, number, pair, home, away } = found.columns;
  const hasMoment = time !== undefined || day !== undefined;
  const hasTeams = home !== undefined && away !== undefined;
  const hasMatch = hasTeams || [key, number, pair].some((column) => column !== undefined);
  return hasMoment && hasMatch ? found : null;
}

/** A text that names two teams. */
export const pairOfTeams = /\p{L}.*(?:\s(?:[-–—:×]|vs?\.?)\s|[–—]).*\p{L}/iu;

/** A column "Match" holds numbers or pairs of teams: its cells decide which. */
function withPairs(heading: ScheduleHeading, rows: Rows): ScheduleHeading {
  const { number, ...columns } = heading.columns;
  if (number === undefined || columns.pair !== undefined || columns.home !== undefined) return heading;
  const texts = heading.records.flatMap((index) => rows[index]?.[number]?.trim() || []);
  const pairs = texts.filter((text) => pairOfTeams.test(text));
  return pairs.length > texts.length / 2 ? { ...heading, columns: { ...columns, pair: number } } : heading;
}
