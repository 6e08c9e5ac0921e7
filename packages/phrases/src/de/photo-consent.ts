import type { photoConsent as en } from '../en/photo-consent.ts';
import type { Shape } from '../words.ts';

export const photoConsent = {
  title: 'Fotos',
  lead: 'Teams mit jemandem, dessen Fotos nicht veröffentlicht werden dürfen. Vereine antworten für ihre Leute, wie die Eltern es ihnen gesagt haben. Nur für Veranstalter und Fotografen.',
  day: 'Tag',
  hall: 'Halle',
  allDays: 'alle Tage',
  allHalls: 'alle Hallen',
  print: 'Für Fotografen drucken',
  count: {
    zero: 'Niemand ist auszulassen.',
    one: 'Ein Team mit jemandem, der auszulassen ist',
    other: '{count} Teams mit jemandem, der auszulassen ist',
  },
  fine: {
    one: 'In einem weiteren Team sind alle einverstanden.',
    other: 'In {count} weiteren Teams sind alle einverstanden.',
  },
  empty: {
    one: 'Ein Team hat noch keine Spielerliste.',
    other: '{count} Teams haben noch keine Spielerliste.',
  },
  team: 'Team',
  plays: 'Spielt',
  no: 'Keine Fotos',
  open: 'Nicht beantwortet: keine Fotos',
  person: '{number} {name}',
  leader: '{name} (Betreuer)',
  unnumbered: '{name} (ohne Nummer)',
  paper: 'Veröffentlichen Sie keine Fotos dieser Personen. Vernichten Sie die Liste nach dem Turnier.',
} as const satisfies Shape<typeof en>;
