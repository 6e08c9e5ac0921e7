import type { bracket as english } from '../en/bracket.ts';
import type { Shape } from '../words.ts';

export const bracket = {
  heading: 'Faza pucharowa {letter}',
  title: 'Faza pucharowa {letter} {category}',
  description: 'Faza pucharowa {letter}, {category}: wszystkie mecze na drodze do finału. {tournament}.',
  sentence: 'Wszystkie mecze na drodze do finału',
  back: 'Kategoria {code}',
  teams: { one: '{count} drużyna', few: '{count} drużyny', many: '{count} drużyn', other: '{count} drużyn' },
  progress: {
    one: 'Rozegrano {played} z {count} meczu',
    few: 'Rozegrano {played} z {count} meczów',
    many: 'Rozegrano {played} z {count} meczów',
    other: 'Rozegrano {played} z {count} meczów',
  },
  winner: 'Zwycięzca: {team}',
  siblings: 'Fazy pucharowe kategorii',
  views: 'Widok',
  view: { rounds: 'Rundy', tree: 'Drabinka', list: 'Lista' },
  rounds: 'Rundy',
  round: '{number}. runda',
  finals: 'Finały',
  titleTree: 'Droga do tytułu',
  places: 'O miejsca {from}–{to}',
  singles: 'Mecze o miejsca',
  directSeat: 'Bezpośredni awans',
  bye: 'wolny los',
  leads: '→ {group}',
  road: {
    label: 'Droga drużyny',
    none: 'Wybierz drużynę',
    clear: 'Wyłącz wyróżnienie drogi drużyny {team}',
    show: 'Pokaż drogę drużyny',
  },
  zoom: {
    region: 'Drabinka. Strzałki ją przesuwają, plus i minus zmieniają powiększenie.',
    controls: 'Powiększenie',
    in: 'Powiększ',
    out: 'Pomniejsz',
    fit: 'Dopasuj do szerokości',
  },
  list: {
    caption: 'Faza pucharowa {letter} {category} jako lista',
    time: 'Godzina',
    match: 'Mecz',
    score: 'Wynik',
    number: 'Nr',
    next: 'Zwycięzca do',
  },
  unknown: {
    heading: 'Nie ma takiej fazy pucharowej',
    text: 'W kategorii {code} nie ma fazy pucharowej {letter}.',
  },
  empty: {
    heading: 'Czekamy na losowanie',
    text: 'Mecze tej fazy pucharowej nie są jeszcze opublikowane.',
  },
} as const satisfies Shape<typeof english>;
