import { enumerationLimits, placeLimits } from '../enumerations/index.ts';
import { sameWords, wordsOf } from '../search/index.ts';
import { addressWords } from '../tables/index.ts';
import { listError, type ListRules, type ListViolation } from './plan-record-list.ts';

export const hallColumns = [
  'name',
  'code',
  'address',
  'city',
  'coordinates',
  'courts',
  'seats',
  'note',
] as const;

/** Lists of halls: name, address, position, courts. */
export const hallList: ListRules = {
  words: {
    name: [
      'hala',
      'nazev haly',
      'sportovni hala',
      'nazev',
      'jmeno haly',
      'hall',
      'hall name',
      'venue',
      'name',
      'halle',
      'sporthalle',
      'hallenname',
      'name der halle',
      'nazov haly',
      'sportova hala',
      'nazov',
      'nazwa hali',
      'hala sportowa',
      'nazwa',
    ],
    code: [
      'kod',
      'zkratka',
      'kod haly',
      'oznaceni',
      'code',
      'hall code',
      'kurzel',
      'hallennummer',
      'skratka',
      'skrot',
    ],
    address: addressWords.street,
    city: [...addressWords.city, 'misto'],
    coordinates: [
      'souradnice',
      'gps',
      'gps souradnice',
      'coordinates',
      'gps coordinates',
      'position',
      'koordinaten',
      'gps-koordinaten',
      'suradnice',
      'gps suradnice',
      'wspolrzedne',
      'wspolrzedne gps',
    ],
    lat: [
      'zemepisna sirka',
      'sirka',
      'lat',
      'latitude',
      'breitengrad',
      'zemepisna sirka (lat)',
      'szerokosc geograficzna',
    ],
    lng: [
      'zemepisna delka',
      'delka',
      'lng',
      'lon',
      'longitude',
      'langengrad',
      'zemepisna dlzka',
      'dlugosc geograficzna',
    ],
    courts: [
      'hriste',
      'pocet hrist',
      'kurty',
      'pocet kurtu',
      'courts',
      'number of courts',
      'spielfelder',
      'felder',
      'anzahl spielfelder',
      'ihriska',
      'pocet ihrisk',
      'boiska',
      'liczba boisk',
    ],
    seats: [
      'kapacita',
      'divaku',
      'mist',
      'mist k sezeni',
      'capacity',
      'seats',
      'spectators',
      'platze',
      'sitzplatze',
      'kapazitat',
      'zuschauer',
      'divakov',
      'miest',
      'pojemnosc',
      'miejsca',
      'liczba miejsc',
    ],
    note: ['poznamka', 'poznamky', 'note', 'notes', 'bemerkung', 'anmerkung', 'poznamka k hale', 'uwagi'],
  },
  required: [['name']],
  lengths: {
    name: enumerationLimits.name,
    code: enumerationLimits.code,
    address: enumerationLimits.line,
    coordinates: 60,
    courts: 1,
    seats: 6,
    note: placeLimits.description,
  },
  read(texts) {
    const text = (column: string) => texts[column] ?? '';
    const coordinates = readCoordinates(text('coordinates'));
    const courts = countIn(text('courts'), 1, 9);
    const seats = countIn(text('seats'), 0, 100_000);
    const violations: ListViolation[] = [
      ...(text('name') === '' ? [listError('name-missing')] : []),
      ...(text('code') === '' || /^[\p{L}\d][\p{L}\d._+-]*$/u.test(text('code'))
        ? []
        : [listError('code-invalid')]),
      ...(coordinates === null ? [listError('coordinates-invalid')] : []),
      ...(courts === null ? [listError('courts-invalid')] : []),
      ...(seats === null ? [listError('seats-invalid')] : []),
    ];
    const values = {
      name: text('name'),
      code: text('code'),
      address: addressOf(text('address'), text('city')),
      coordinates: coordinates ?? '',
      courts: courts ?? '',
      seats: seats ?? '',
      note: text('note'),
    };
    return { values, names: [values.name], violations };
  },
  match({ values }, present) {
    const { name = '', code = '', address = '', coordinates = '' } = values;
    const named = present.filter(({ names }) => names.some((one) => sameWords(one, name)));
    const [only, ...more] = named;
    if (only && more.length === 0) return { exact: only, candidates: [] };
    const isCode = (record: { values: Readonly<Record<string, string>> }) =>
      code !== '' && fold(record.values['code']) === fold(code);
    const coded = present.find(isCode);
    if (coded && coded.names.some((one) => coreOf(one) === coreOf(name)))
      return { exact: coded, candidates: [] };
    const candidates = present.filter(
      (record) =>
        named.includes(record) ||
        isCode(record) ||
        (coreOf(name) !== '' && record.names.some((one) => coreOf(one) === coreOf(name))) ||
        (address !== '' && sameWords(address, record.values['address'] ?? '')) ||
        isNear(coordinates, record.values['coordinates'] ?? ''),
    );
    return { exact: null, candidates };
  },
  complete(values, present) {
    const taken = new Set(present.map((record) => fold(record.values['code'])));
    const { code = '' } = values;
    if (code !== '')
      return { values, violations: taken.has(fold(code)) ? [listError('code-taken', { code })] : [] };
    let number = 1;
    while (taken.has(`h${number}`)) number += 1;
    return { values: { ...values, code: `H${number}` }, violations: [] };
  },
};

function fold(text = ''): string {
  return text.trim().toLowerCase();
}

/** The words of a hall's name without those that many halls have. */
function coreOf(name: string): string {
  return wordsOf(name)
    .filter(
      (word) =>
        !/^(?:hala|haly|halle|hall|sportovni|sportova|sportowa|sporthalle|sport|sports|arena)$/u.test(word),
    )
    .join(' ');
}

function addressOf(address: string, city: string): string {
  const isNamed = city === '' || wordsOf(address).join(' ').includes(wordsOf(city).join(' '));
  return isNamed ? address : [address, city].filter((part) => part !== '').join(', ');
}

/** "2", "2 hřiště": a number within bounds as text; '' for none; null: not understood. */
function countIn(text: string, least: number, most: number): string | null {
  if (text === '') return '';
  const digits = /^(\d{1,3}(?:[ \u00a0.]\d{3})+|\d+)(?:[.,]0+)?(?:\s*(?:x|×)?\s*\p{L}+)?$/u.exec(text)?.[1];
  const count = digits === undefined ? Number.NaN : Number(digits.replace(/\D/gu, ''));
  return count >= least && count <= most ? String(count) : null;
}

/**
 * "49.68, 18.35", "49,68; 18,35", "49.68N 18.35E" or degrees with minutes, as "49.68, 18.35"; '' for none, null: no
 * position on earth.
 */
export function readCoordinates(text: string): string | null {
  if (text === '') return '';
  const [first, second, ...more] = partsOf(text);
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isSwapped = /[EW]/iu.test(first.side) && /[NS]/iu.test(second.side);
  const [lat, lng] = isSwapped ? [second, first] : [first, second];
  if (/[EW]/iu.test(lat.side) || /[NS]/iu.test(lng.side)) return null;
  const [north, east] = [signed(lat, 'S'), signed(lng, 'W')];
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return `${north}, ${east}`;
}

interface Angle {
  readonly degrees: number;
  /** N, S, E, W or ''. */
  readonly side: string;
}

/** Angles of a text; none if something in it is no angle. */
function partsOf(text: string): Angle[] {
  // A comma between digits is a decimal sign only where a semicolon, a letter or a space separates the angles.
  const commas = /\d,\d+\s*[;/ ]\s*-?\d+,\d/u.test(text) || /\d,\d+\s*°?\s*[NSEW]/iu.test(text);
  const plain = (commas ? text.replace(/(\d),(\d)/gu, '$1.$2') : text).replace(/^(?:gps|loc)[: ]+/iu, '');
  const angle =
    /([NSEW])?\s*(-?\d{1,3}(?:\.\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?)?([NSEW])?/giu;
  const found = [...plain.matchAll(angle)];
  const rest = found.reduce((left, [part]) => left.replace(part, ''), plain);
  if (/[^\s,;/]/u.test(rest)) return [];
  return found.map(([, before = '', degrees = '', minutes = '0', seconds = '0', after = '']) => ({
    degrees: Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600,
    side: before || after,
  }));
}

function signed({ degrees, side }: Angle, negative: string): number {
  const value = side.toUpperCase() === negative ? -degrees : degrees;
  return Math.round(value * 1e6) / 1e6;
}

/** Within some fifty metres. */
function isNear(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  const [a = 0, b = 0] = one.split(', ').map(Number);
  const [c = 0, d = 0] = other.split(', ').map(Number);
  return Math.abs(a - c) < 0.0005 && Math.abs(b - d) < 0.0008;
}
