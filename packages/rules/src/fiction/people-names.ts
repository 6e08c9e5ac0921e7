/** Fictional clubs and people. Towns are invented or combined; any likeness to a real club is accidental. */
export interface ClubName {
  readonly country: string;
  readonly name: string;
}

const byCountry: Readonly<Record<string, readonly string[]>> = {
  CZ: [
    'TJ Sokol Lhotka nad Lipou',
    'HBC Kamenný Dvůr',
    'DHK Vrbové Údolí',
    'TJ Jiskra Říčná',
    'HK Slovan Dubová Hora',
    'Házená Šťáhlavice',
    'TJ Sokol Velké Mezihoří u Nové Studánky',
    'SHK Třešňová',
    'HC Zubří Vrch',
    'TJ Tatran Žďárky',
    'Házená Bílý Potok',
    'HK Ivanův Mlýn',
    'TJ Spartak Ostrůvek',
    'DHC Krásná Louka',
    'TJ Lokomotiva Česká Stráň',
    'Sportovní klub mládeže Chřibská Pláň',
    'HBC Strážný',
    'TJ Start Nové Údolí',
    'Házená Jizerka',
    'TJ Sokol Úněšov',
    'HK Dvorek',
    'TJ Slavoj Ptačí Vrch',
    'DHK Zora Hvězdná',
    'TJ Baník Černá Jáma',
    'HC Pod Kaštany',
    'TJ Sokol Tři Lípy',
  ],
  SK: [
    'HK Biela Skala',
    'ŠKH Podhorie',
    'MHK Jelšová',
    'HC Tatran Vlčia Dolina',
    'ŠŠK Čerešňové',
    'HK Kráľov Brod',
  ],
  PL: ['MKS Zielona Łąka', 'UKS Żuraw Brzezina', 'KS Orzeł Słoneczna', 'MTS Dębowa Góra', 'SPR Wólka'],
  DE: ['TSV Schönbuch', 'HSG Grünwald-Süderbrück', 'SG Rosenau', 'TuS Weißenfelden'],
  HU: ['Tölgyfa KSE', 'Kékhegyi SE', 'Nyárfa DSE'],
  SI: ['RK Zelena Dolina', 'ŽRK Bistrica ob Lipi'],
  AT: ['HC Lindental', 'UHK Obergrün'],
  HR: ['RK Plavi Žal'],
  DK: ['Søndersø Håndbold'],
  NL: ['HV De Zeemeeuw'],
  SE: ['IFK Björkåsen'],
};

export const clubNames: readonly ClubName[] = Object.entries(byCountry).flatMap(([country, names]) =>
  names.map((name) => ({ country, name })),
);

export const hallNames = [
  'Městská hala Lipová',
  'Sportovní hala U Řeky',
  'Hala gymnázia',
  'Hala Nad Stadionem',
  'ZŠ Kaštanová',
  'ZŠ Pod Lípou',
  'Sokolovna',
  'Hala Střední průmyslové školy strojnické',
  'Aréna Jih – kurt 1',
  'Aréna Jih – kurt 2',
  'Sportovní centrum Žabka',
  'Hala Dolní Předměstí',
];

interface PeopleNames {
  readonly boys: readonly string[];
  readonly girls: readonly string[];
  readonly families: readonly string[];
  /** The form of the name for women where it differs. */
  readonly women?: readonly string[];
}

const split = (text: string): readonly string[] => text.split(' ');

const czech: PeopleNames = {
  boys: split('Jan Jakub Tomáš Adam Ondřej Vojtěch Filip Lukáš Matěj Daniel Šimon Štěpán Kryštof Jiří Řehoř'),
  girls: split(
    'Eliška Anna Tereza Adéla Karolína Natálie Kateřina Lucie Barbora Viktorie Ema Žofie Zuzana Nela Šárka',
  ),
  families: split(
    'Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Růžička Zeman Kříž Šťastný Bárta Žižka',
  ),
  women: split(
    'Novotná Dvořáková Černá Procházková Kučerová Veselá Horáková Němcová Pokorná Růžičková Zemanová Křížová Šťastná Bártová Žižková',
  ),
};

const people: Readonly<Record<string, PeopleNames>> = {
  PL: {
    boys: split('Jakub Szymon Michał Kacper Wojciech Łukasz Paweł Stanisław'),
    girls: split('Zuzanna Julia Maja Hanna Oliwia Małgorzata Agnieszka Łucja'),
    families: split('Wójcik Kozioł Zając Dąb Mróz Gołąb Żak Łoś Wróbel Sroka'),
  },
  HU: {
    boys: split('Bence Máté Levente Dániel Ákos Gergő'),
    girls: split('Hanna Anna Zsófia Luca Réka Nóra'),
    families: split('Kovács Szűcs Bárány Fehér Őry Fülöp Kőműves'),
  },
};

const western: PeopleNames = {
  boys: split('Lukas Felix Jonas Max Emil Noah Søren Jürgen Björn Luka Matej'),
  girls: split('Emma Mia Hannah Lea Clara Ida Jördis Maja Sanne Nika'),
  families: split('Bauer Köhler Weiß Schäfer Jørgensen Lindström Horvat Zupan Vermeer Grün Kranjc'),
};

export function peopleNames(country: string): PeopleNames {
  return country === 'CZ' || country === 'SK' ? czech : (people[country] ?? western);
}
