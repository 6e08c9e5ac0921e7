import type { bulkActions as english } from '../en/bulk-actions.ts';
import type { Shape } from '../words.ts';

export const bulkActions = {
  acceptTeams: '{accepted} annehmen',
  acceptAndQueue: '{accepted} annehmen, {queued} auf die Warteliste',
  queueTeams: '{queued} auf die Warteliste',
  approve: { one: 'Einen Verein annehmen', other: '{count} Vereine annehmen' },
  decline: { one: 'Meldung ablehnen…', other: '{count} Meldungen ablehnen…' },
  reopen: { one: 'Einen Verein wieder öffnen', other: '{count} Vereine wieder öffnen' },
  resume: {
    one: 'Einen Verein wieder auf „Angenommen“ setzen…',
    other: '{count} Vereine wieder auf „Angenommen“ setzen…',
  },
  process: { one: 'Einen Verein erledigen', other: '{count} Vereine erledigen' },
  approveReferees: { one: 'Einen Schiedsrichter annehmen', other: '{count} Schiedsrichter annehmen' },
  declineReferees: {
    one: 'Meldung ablehnen…',
    other: '{count} Meldungen ablehnen…',
  },
  reopenReferees: {
    one: 'Einen Schiedsrichter wieder öffnen',
    other: '{count} Schiedsrichter wieder öffnen',
  },
  size: 'Teams: {teams}, Personen: {persons}.',
  warned: {
    one: 'Bei einer Meldung gibt es etwas zu prüfen.',
    other: 'Bei {count} gibt es etwas zu prüfen.',
  },
  becomePublic: {
    one: 'ein Team erscheint auf der Website',
    other: '{count} Teams erscheinen auf der Website',
  },
  leavePublic: {
    one: 'ein Team verschwindet von der Website',
    other: '{count} Teams verschwinden von der Website',
  },
  mails: {
    zero: 'es wird keine E-Mail gesendet',
    one: 'es wird eine E-Mail gesendet',
    other: 'es werden {count} E-Mails gesendet',
  },
  isPublic: 'Namen und Hallen angenommener Schiedsrichter sind öffentlich.',
  stayWaiting: {
    one: 'ein Team bleibt auf der Warteliste',
    other: '{count} Teams bleiben auf der Warteliste',
  },
  placesTaken: 'Teams inzwischen voller Kategorien kommen auf die Warteliste',
  of: '{action}: {name}',
  bedsFreed: { one: '{count} Bett wird frei', other: '{count} Betten werden frei' },
  ordersCancelled: 'Bestellungen über {amount} werden storniert',
  paidStays: 'bereits bezahlte {amount} sind zu erstatten',
  allPaid: 'alles ist bezahlt',
  stillOwed: {
    one: '{amount} sind noch zu zahlen',
    other: '{count} Vereine müssen noch {amount} zahlen',
  },
  selectFound: { one: 'Den gefundenen Eintrag auswählen', other: 'Alle {count} gefundenen auswählen' },
  only: '{text}.',
  done: { one: 'Für einen Eintrag erledigt.', other: 'Für {count} Einträge erledigt.' },
  partly: 'Für {done} erledigt, für diese nicht:',
  not: '{name}: {reason}',
  nameless: 'Nr.\u00a0{id}',
  reason: 'Grund',
  clubReads: 'Der Verein liest genau diesen Text.',
  refereeReads: 'Der Schiedsrichter liest genau diesen Text.',
  sure: 'Weiter',
} as const satisfies Shape<typeof english>;
