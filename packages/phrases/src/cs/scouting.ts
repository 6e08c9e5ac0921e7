import type { scouting as en } from '../en/scouting.ts';
import type { Shape } from '../words.ts';

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scouting = {
  title: 'Skautování',
  attack: 'Kdo útočí',
  place: 'Ťukněte, odkud se střílelo',
  court: 'Polovina hřiště, střel: {count}',
  result: 'Jak střela dopadla',
  ended: {
    goal: 'Gól',
    saved: 'Zákrok',
    post: 'Tyč',
    wide: 'Mimo',
    blocked: 'Blok',
  },
  noted: {
    assist: 'Asistence',
    turnover: 'Ztráta',
  },
  player: 'Kdo (nepovinné)',
  undo: 'Vzít zpět: {what}',
  nothing: 'Zatím nic',
  counts: 'střely {shots} · zákroky {saves} · asistence {assists} · ztráty {turnovers}',
  unsent: 'neodesláno: {count}',
  sent: 'Vše je odesláno',
  attention: 'odmítnuto: {count} – {why}',
  again: 'Odeslat znovu',
  refused: 'Zařízení záznam neuložilo. Uvolněte místo a ťukněte znovu.',
  off: 'Tento zápas se neskautuje.',
  beside: 'Záznamy vedle zápisu: nemění skóre ani statistiky.',
  shots: {
    none: 'Žádné střely nebyly zaznamenány.',
    offline: 'Mapu střel se nepodařilo načíst.',
    list: 'góly {goals}, zákroky {saved}, tyč {post}, mimo {wide}, bloky {blocked}',
    title: 'Mapa střel',
  },
} as const satisfies Shape<typeof en>;
