import type { scouting as en } from '../en/scouting.ts';
import type { Shape } from '../words.ts';

/** What a second person notes beside the record of a match, and the public map of shots. */
export const scouting = {
  title: 'Scouting',
  attack: 'Wer greift an',
  place: 'Tippen Sie, wo geworfen wurde',
  court: 'Spielfeldhälfte, Würfe: {count}',
  result: 'Wie endete der Wurf',
  ended: {
    goal: 'Tor',
    saved: 'Gehalten',
    post: 'Pfosten',
    wide: 'Vorbei',
    blocked: 'Geblockt',
  },
  noted: {
    assist: 'Vorlage',
    turnover: 'Ballverlust',
  },
  player: 'Wer (freiwillig)',
  undo: 'Rückgängig: {what}',
  nothing: 'Noch nichts notiert',
  counts: 'Würfe {shots} · Paraden {saves} · Vorlagen {assists} · Ballverluste {turnovers}',
  unsent: '{count} noch nicht gesendet',
  sent: 'Alles ist gesendet',
  attention: '{count} abgelehnt: {why}',
  again: 'Erneut senden',
  refused: 'Das Gerät konnte den Eintrag nicht speichern. Schaffen Sie Platz und tippen Sie noch einmal.',
  off: 'Dieses Spiel wird nicht gescoutet.',
  beside: 'Notizen neben dem Protokoll: Sie ändern weder Spielstand noch Statistik.',
  shots: {
    none: 'Es wurden keine Würfe notiert.',
    offline: 'Die Wurfkarte konnte nicht geladen werden.',
    list: 'Tore {goals}, gehalten {saved}, Pfosten {post}, vorbei {wide}, geblockt {blocked}',
    title: 'Wurfkarte',
  },
} as const satisfies Shape<typeof en>;
