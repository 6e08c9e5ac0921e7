import type { scouting as en } from '../en/scouting.ts';
import type { Shape } from '../words.ts';

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scouting = {
  title: 'Skautovanie',
  attack: 'Kto útočí',
  place: 'Ťuknite, odkiaľ sa strieľalo',
  court: 'Polovica ihriska, striel: {count}',
  result: 'Ako strela dopadla',
  ended: {
    goal: 'Gól',
    saved: 'Zákrok',
    post: 'Žŕdka',
    wide: 'Mimo',
    blocked: 'Blok',
  },
  noted: {
    assist: 'Asistencia',
    turnover: 'Strata',
  },
  player: 'Kto (nepovinné)',
  undo: 'Vziať späť: {what}',
  nothing: 'Zatiaľ nič',
  counts: 'strely {shots} · zákroky {saves} · asistencie {assists} · straty {turnovers}',
  unsent: 'neodoslané: {count}',
  sent: 'Všetko je odoslané',
  attention: 'odmietnuté: {count} – {why}',
  again: 'Odoslať znova',
  refused: 'Zariadenie záznam neuložilo. Uvoľnite miesto a ťuknite znova.',
  off: 'Tento zápas sa neskautuje.',
  beside: 'Záznamy popri zápise: nemenia skóre ani štatistiky.',
  shots: {
    none: 'Neboli zaznamenané žiadne strely.',
    offline: 'Mapu striel sa nepodarilo načítať.',
    list: 'góly {goals}, zákroky {saved}, žŕdka {post}, mimo {wide}, bloky {blocked}',
    title: 'Mapa striel',
  },
} as const satisfies Shape<typeof en>;
