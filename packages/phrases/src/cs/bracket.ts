import type { bracket as english } from '../en/bracket.ts';
import type { Shape } from '../words.ts';

export const bracket = {
  heading: 'Play-off {letter}',
  title: 'Play-off {letter} {category}',
  description: 'Play-off {letter}, {category}: všechny zápasy na cestě do finále. {tournament}.',
  sentence: 'Všechny zápasy na cestě do finále',
  back: 'Kategorie {code}',
  teams: { one: '{count} tým', few: '{count} týmy', other: '{count} týmů' },
  progress: { one: '{played} z {count} zápasu odehráno', other: '{played} z {count} zápasů odehráno' },
  winner: 'Vítěz: {team}',
  siblings: 'Play-off kategorie',
  views: 'Zobrazení',
  view: { rounds: 'Kola', tree: 'Pavouk', list: 'Seznam' },
  rounds: 'Kola',
  round: '{number}. kolo',
  finals: 'Finále',
  titleTree: 'Cesta za titulem',
  places: 'O {from}.–{to}. místo',
  singles: 'Zápasy o umístění',
  directSeat: 'Přímý postup',
  bye: 'volný los',
  leads: '→ {group}',
  road: {
    label: 'Cesta týmu',
    none: 'Vyberte tým',
    clear: 'Přestat zvýrazňovat cestu týmu {team}',
    show: 'Zvýraznit cestu týmu',
  },
  zoom: {
    region: 'Pavouk. Šipky s ním posouvají, plus a minus ho zvětšují a zmenšují.',
    controls: 'Zvětšení',
    in: 'Zvětšit',
    out: 'Zmenšit',
    fit: 'Přizpůsobit šířce',
  },
  list: {
    caption: 'Play-off {letter} {category} jako seznam',
    time: 'Čas',
    match: 'Zápas',
    score: 'Skóre',
    number: 'Č.',
    next: 'Vítěz do',
  },
  unknown: {
    heading: 'Takové play-off není',
    text: 'Play-off {letter} v kategorii {code} není.',
  },
  empty: {
    heading: 'Čeká se na losování',
    text: 'Zápasy tohoto play-off zatím nejsou zveřejněny.',
  },
} as const satisfies Shape<typeof english>;
