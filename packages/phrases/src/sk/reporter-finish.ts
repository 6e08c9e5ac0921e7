import type { reporterFinish as english } from '../en/reporter-finish.ts';
import type { Shape } from '../words.ts';

/** Dialogs that end a match, or its first half. */
export const reporterFinish = {
  finish: {
    title: 'Ukončiť a schváliť',
    ask: 'Po schválení už zápas nemožno meniť. Schváliť?',
    hold: 'Podržte: schváliť',
    score: 'Skóre súhlasí s tabuľou',
    notChecked: 'Skóre nebolo porovnané s tabuľou',
    compare: 'Porovnať',
    referee: 'Rozhodca 1 vyplnený',
    noReferee: 'Rozhodca 1 je povinný',
    rosters: 'Súpisky potvrdené',
    noRosters: 'Súpisky nie sú potvrdené',
    fill: 'Súpiska',
    unsent: {
      one: '{count} udalosť čaká na sieť: schváli sa po odoslaní',
      few: '{count} udalosti čakajú na sieť: schvália sa po odoslaní',
      other: '{count} udalostí čaká na sieť: schváli sa po odoslaní',
    },
    attention: 'Niektoré udalosti treba najprv vyriešiť',
    show: 'Ukázať',
    approvals: 'Vedúci družstiev schvaľujú výsledok',
    official: 'Vedúci tímu {team}',
    approveResult: 'Schváliť',
    approvedBy: '{team}: výsledok schvaľuje {name}',
    takeBack: 'Vziať späť',
    remarks: 'Poznámky do zápisu (nepovinné)',
    questions: {
      'player-unknown': 'Chýba číslo: {what}',
      'third-suspension-without-red': 'Tretie 2 minúty bez červenej karty: {who}',
      'time-outside-stage': 'Čas mimo polčasu: {what}',
    },
  },
  difference: {
    title: 'Čo sa líši',
    show: 'Čo sa líši',
    added: 'Nie je v tom, čo ste schválili',
    removed: 'Schválili ste to, ale už to tu nie je',
    changed: 'Zmenené po vašom schválení',
    refused: 'Server to neprijal. Schválením sa to zahodí.',
    before: 'predtým: {what}',
    none: 'Už sa nič nelíši. Schváľte znova.',
    on: 'Zapisovať ďalej',
    now: 'Výsledok teraz',
  },
  secondHalf: {
    title: 'Začať 2. polčas',
    ask: 'Koľko ukazujú hodiny v hale?',
    moves: {
      one: '{count} udalosť sa presunie do 2. polčasu:',
      few: '{count} udalosti sa presunú do 2. polčasu:',
      other: '{count} udalostí sa presunie do 2. polčasu:',
    },
    start: 'Začať v {time}',
    open: 'Začať 2. polčas…',
    missing: '2. polčas nie je zapísaný',
    ended: 'Skončilo sa to takto',
  },
} as const satisfies Shape<typeof english>;
