import type { scouting as en } from '../en/scouting.ts';
import type { Shape } from '../words.ts';

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scouting = {
  title: 'Skauting',
  attack: 'Kto atakuje',
  place: 'Dotknij miejsca rzutu',
  court: 'Połowa boiska, rzuty: {count}',
  result: 'Jak zakończył się rzut',
  ended: {
    goal: 'Bramka',
    saved: 'Obrona',
    post: 'Słupek',
    wide: 'Obok',
    blocked: 'Blok',
  },
  noted: {
    assist: 'Asysta',
    turnover: 'Strata',
  },
  player: 'Kto (opcjonalnie)',
  undo: 'Cofnij: {what}',
  nothing: 'Jeszcze nic',
  counts: 'rzuty {shots} · obrony {saves} · asysty {assists} · straty {turnovers}',
  unsent: 'niewysłane: {count}',
  sent: 'Wszystko wysłano',
  attention: 'odrzucone: {count} – {why}',
  again: 'Wyślij ponownie',
  refused: 'Urządzenie nie zapisało wpisu. Zwolnij miejsce i dotknij jeszcze raz.',
  off: 'Ten mecz nie ma skautingu.',
  beside: 'Notatki obok protokołu: nie zmieniają wyniku ani statystyk.',
  shots: {
    none: 'Nie zanotowano rzutów.',
    offline: 'Nie udało się wczytać mapy rzutów.',
    list: 'bramki {goals}, obrony {saved}, słupek {post}, obok {wide}, bloki {blocked}',
    title: 'Mapa rzutów',
  },
} as const satisfies Shape<typeof en>;
