import type { HelpPoint } from '@sevenmetre/rules/city';
import type { NewPlace } from '@sevenmetre/server/features/places/index';

type Pair = readonly [cs: string, en: string];

const streets = [
  'Lipová 12',
  'Nábřežní 3',
  'Školní 41',
  'Stadionová 1',
  'Kaštanová 77',
  'Pod Lípou 5',
  'Sokolská 18',
  'Průmyslová 220',
  'Jižní 9',
  'Jižní 9',
  'U Rybníka 2',
  'Předměstská 64',
];

/** Uses of a hall on the evening before. */
export const demoTrainingTypes = [
  { code: 'ball', nameCs: 'Trénink s míčem', nameEn: 'Training with a ball' },
  { code: 'running', nameCs: 'Rozběhání', nameEn: 'Warm-up run' },
];

/** Outside any town: the demo's town is invented. */
const centre = { lat: 49.6, lng: 15.9 };

/** The demo's halls, accommodation, canteens and sights. */
export function demoPlaces(hallNames: readonly string[]): NewPlace[] {
  const halls = hallNames.map((name, index) => ({
    ...place(`H${String(index + 1).padStart(2, '0')}`, 'hall', [name, name], index),
    address: `${streets[index % streets.length] ?? ''}, Lipová nad Řekou`,
    informationCs: index % 3 === 0 ? parking[0] : null,
    informationEn: index % 3 === 0 ? parking[1] : null,
  }));
  return [...halls, ...hotels(), ...restaurants(), ...attractions()];
}

const parking: Pair = [
  'Parkování je za halou, vjezd z boční ulice. V hale je bufet otevřený po celou dobu zápasů.\n\nObuv do haly: jen se světlou podrážkou, bez lepidla.',
  'Parking is behind the hall, entered from the side street. The snack bar is open while matches are played.\n\nShoes: light soles only, no resin.',
];

function hotels(): NewPlace[] {
  return [
    {
      ...place('HT1', 'hotel', ['Hotel U Tří lip', 'Three Lindens Hotel'], 20),
      address: 'Náměstí 1, Lipová nad Řekou',
      link: 'https://hotel.example.org',
      defaultRefereeAccommodation: true,
      informationCs: 'Snídaně od 6:00. Recepce je otevřená celou noc.',
      informationEn: 'Breakfast from 6 a.m. The reception is open all night.',
    },
    {
      ...place('HT2', 'hotel', ['Penzion Pod Skalou', 'Under the Rock Guesthouse'], 21),
      address: 'Skalní 8, Lipová nad Řekou',
    },
    {
      ...place('HT3', 'hotel', ['Internát střední školy', 'School Dormitory'], 22),
      address: 'Školní 40, Lipová nad Řekou',
    },
  ];
}

function restaurants(): NewPlace[] {
  return [
    {
      ...place('R1', 'restaurant', ['Jídelna Městské haly', 'City Hall Canteen'], 23),
      address: 'Lipová 12, Lipová nad Řekou',
      informationCs: 'Obědy pro týmy 11:00–15:00, stravenky jsou v klubové zóně.',
      informationEn: 'Lunches for teams 11 a.m. – 3 p.m., vouchers are in the club zone.',
    },
    {
      ...place('R2', 'restaurant', ['Pizzerie Sedmička', 'Number Seven Pizzeria'], 24),
      address: 'Nábřežní 15, Lipová nad Řekou',
      link: 'https://pizza.example.org',
    },
  ];
}

function attractions(): NewPlace[] {
  return [
    {
      ...place('A1', 'attraction', ['Rozhledna Lipka', 'Lipka Lookout Tower'], 25),
      informationCs: 'Hodina pěšky z náměstí po žluté značce.',
      informationEn: 'An hour on foot from the square, along the yellow marks.',
    },
    {
      ...place('A2', 'attraction', ['Městské koupaliště', 'Town Swimming Pool'], 26),
      address: 'U Rybníka 10, Lipová nad Řekou',
    },
  ];
}

function place(code: string, kind: NewPlace['kind'], [nameCs, nameEn]: Pair, index: number): NewPlace {
  const round = (value: number) => Math.round(value * 100_000) / 100_000;
  return {
    code,
    kind,
    nameCs,
    nameEn,
    informationCs: null,
    informationEn: null,
    address: null,
    lat: round(centre.lat + 0.012 * Math.sin(index * 2.4)),
    lng: round(centre.lng + 0.019 * Math.cos(index * 2.4)),
    link: null,
    visibleOnMap: true,
    defaultRefereeAccommodation: false,
  };
}

const nowhere = { hall: null, address: null, lat: null, lng: null, phone: null, hours: null };

/** Where visitors of the demo find help, as its organiser has entered it. */
export const demoHelpPoints: readonly HelpPoint[] = [
  {
    ...nowhere,
    kind: 'info-desk',
    name: {},
    note: { cs: 'vstupní hala', en: 'foyer', de: 'im Foyer', sk: 'vstupná hala', pl: 'hol' },
    hall: 'H01',
    phone: '+420 555 000 033',
    hours: '7:00–22:00',
  },
  {
    ...nowhere,
    kind: 'first-aid',
    name: {},
    note: { cs: 'místnost 12', en: 'room 12', de: 'Raum 12', sk: 'miestnosť 12', pl: 'sala 12' },
    hall: 'H01',
    hours: '7:30–21:30',
  },
  {
    ...nowhere,
    kind: 'first-aid',
    name: {},
    note: { cs: 'u vchodu', en: 'entrance' },
    hall: 'H05',
    hours: '8:00–20:00',
  },
  {
    ...nowhere,
    kind: 'food',
    name: { cs: 'Jídelna', en: 'Canteen' },
    note: {},
    hall: 'H03',
    hours: '11:00–14:30, 17:30–20:00',
  },
  { ...nowhere, kind: 'water', name: {}, note: {}, hall: 'H07' },
  { ...nowhere, kind: 'luggage', name: {}, note: {}, hall: 'H01', hours: '7:00–21:00' },
  {
    ...nowhere,
    kind: 'bus',
    name: { cs: 'Autobus 2 a 7', en: 'City bus 2 and 7' },
    note: { cs: 'každých 15 minut', en: 'every 15 minutes' },
    ...centre,
  },
];
