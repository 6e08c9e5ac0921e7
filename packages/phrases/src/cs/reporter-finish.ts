import type { reporterFinish as english } from '../en/reporter-finish.ts';
import type { Shape } from '../words.ts';

/** Dialogs that end a match, or its first half. */
export const reporterFinish = {
  finish: {
    title: 'Ukončit a schválit',
    ask: 'Po schválení už nelze zápas měnit. Schválit?',
    hold: 'Podržte: schválit',
    score: 'Skóre souhlasí s tabulí',
    notChecked: 'Skóre nebylo porovnáno s tabulí',
    compare: 'Porovnat',
    referee: 'Rozhodčí 1 vyplněn',
    noReferee: 'Rozhodčí 1 je povinný',
    rosters: 'Soupisky potvrzeny',
    noRosters: 'Soupisky nejsou potvrzeny',
    fill: 'Soupiska',
    unsent: {
      one: '{count} událost čeká na síť: schválí se po odeslání',
      few: '{count} události čekají na síť: schválí se po odeslání',
      other: '{count} událostí čeká na síť: schválí se po odeslání',
    },
    attention: 'Některé události je třeba nejdřív vyřešit',
    show: 'Ukázat',
    approvals: 'Vedoucí týmů schvalují výsledek',
    official: 'Vedoucí týmu {team}',
    approveResult: 'Schválit',
    approvedBy: '{team}: výsledek schvaluje {name}',
    takeBack: 'Vzít zpět',
    remarks: 'Poznámky do zápisu (nepovinné)',
    questions: {
      'player-unknown': 'Chybí číslo: {what}',
      'third-suspension-without-red': 'Třetí 2 minuty bez červené karty: {who}',
      'time-outside-stage': 'Čas mimo poločas: {what}',
    },
  },
  difference: {
    title: 'Co se liší',
    show: 'Co se liší',
    added: 'Není v tom, co jste schválili',
    removed: 'Schválili jste to, ale už to tu není',
    changed: 'Změněno po vašem schválení',
    refused: 'Server to nepřijal. Schválením se to zahodí.',
    before: 'předtím: {what}',
    none: 'Už se nic neliší. Schvalte znovu.',
    on: 'Zapisovat dál',
    now: 'Výsledek teď',
  },
  secondHalf: {
    title: 'Začít 2. poločas',
    ask: 'Kolik ukazují hodiny v hale?',
    moves: {
      one: '{count} událost se přesune do 2. poločasu:',
      few: '{count} události se přesunou do 2. poločasu:',
      other: '{count} událostí se přesune do 2. poločasu:',
    },
    start: 'Začít v {time}',
    open: 'Začít 2. poločas…',
    missing: '2. poločas není zapsán',
    ended: 'Skončilo to takto',
  },
} as const satisfies Shape<typeof english>;
