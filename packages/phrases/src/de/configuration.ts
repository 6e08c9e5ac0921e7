import type { configuration as english } from '../en/configuration.ts';
import type { Shape } from '../words.ts';

export const configuration = {
  title: 'Einstellungen',
  lead: 'Sie gelten für die Ausgabe, sobald sie gespeichert sind.',
  search: 'In den Einstellungen suchen',
  nothing: 'Keine Einstellung enthält „{typed}“.',
  group: {
    dates: 'Termine und Fristen',
    rosters: 'Kader',
    referees: 'Schiedsrichter',
    matches: 'Spiele und Sekretär',
    halls: 'Hallen und Verspätungen',
    publication: 'Was veröffentlicht wird',
    money: 'Geld',
    rest: 'Sonstiges',
  },
  more: { one: 'Weitere Einstellungen (1)', other: 'Weitere Einstellungen ({count})' },
  protected: 'Nur für Super-Admins',
  internal: 'Nicht öffentlich',
  save: 'Speichern',
  tablesSure: '„{label}“ und damit die Tabellen ändern?',
  saved: 'Gespeichert: {label}',
  minutes: '{minutes} min',
  none: 'nichts',
  value: 'Wert',
  history: 'Verlauf der Einstellungen',
  changed: 'Inzwischen hat jemand den Wert auf „{value}“ gesetzt.',
  take: 'Übernehmen',
  defaults: {
    title: 'Neue Vorgaben',
    lead: 'Neue Installationen des Portals beginnen mit anderen Werten. Diese Ausgabe behält ihre, bis Sie entscheiden.',
    change: '{name}: {before} → {after}',
    take: 'Neue Werte übernehmen',
    keep: 'So lassen',
  },
} as const satisfies Shape<typeof english>;
