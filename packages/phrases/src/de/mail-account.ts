import type { mailAccount as english } from '../en/mail-account.ts';
import type { Shape } from '../words.ts';

export const mailAccount = {
  validHours: {
    one: 'Der Link funktioniert einmal, {count} Stunde lang.',
    other: 'Der Link funktioniert einmal, {count} Stunden lang.',
  },
  validDays: {
    one: 'Der Link funktioniert einmal, {count} Tag lang.',
    other: 'Der Link funktioniert einmal, {count} Tage lang.',
  },
  notYou: 'Wenn Sie das nicht waren, tun Sie nichts: Es ändert sich nichts.',
  notYouAct:
    'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort („Passwort vergessen“ auf der Anmeldeseite) und schreiben Sie dem Veranstalter.',
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'für diese Adresse wurde ein Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört, damit Nachrichten zu Ihrer Meldung Sie erreichen.',
    action: 'Adresse bestätigen',
  },
  exists: {
    subject: 'Sie haben bereits ein Konto',
    said: 'Der Benutzer existiert bereits, bitte melden Sie sich an oder setzen Sie Ihr Passwort zurück',
    text: 'jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse registrieren. Dazu gibt es schon ein Konto, deshalb wurde nichts geändert: Melden Sie sich einfach an.',
    forgotten: 'Wenn Sie das Passwort nicht mehr wissen, setzen Sie hier ein neues.',
    action: 'Neues Passwort setzen',
  },
  reset: {
    subject: 'Setzen Sie ein neues Passwort',
    text: 'jemand, wahrscheinlich Sie, hat für Ihr Konto ein neues Passwort angefordert.',
    action: 'Neues Passwort setzen',
  },
  unknown: {
    subject: 'Zu dieser Adresse gibt es kein Konto',
    text: 'Guten Tag,',
    why: 'jemand, wahrscheinlich Sie, hat ein neues Passwort angefordert. Zu dieser Adresse gibt es kein Konto: Vielleicht haben Sie sich mit einer anderen registriert oder noch gar nicht.',
    action: 'Registrieren',
  },
  mailedCode: {
    subject: 'Ihr Code',
    text: 'Geben Sie diesen Code auf der Seite ein, die danach gefragt hat:',
    valid: 'Er gilt {count} Minuten, einmal und nur auf dem Gerät, das danach gefragt hat.',
    keep: 'Geben Sie den Code niemandem, auch uns nicht: Wer danach fragt, will in Ihr Konto gelangen.',
  },
  passwordRemoved: {
    subject: 'Ihre Adresse ist bestätigt',
    text: 'Sie haben sich mit einem Code angemeldet, der Ihre Adresse bestätigt. Bisher war sie nicht bestätigt; deshalb wurden das frühere Passwort, offene Sitzungen und andere Wege der Anmeldung entfernt: Jemand anderes könnte sie eingerichtet haben. Ein neues Passwort können Sie auf Ihrer Kontoseite setzen.',
  },
  letIn: {
    subject: 'Anmeldung von einem Gerät erlauben',
    text: 'jemand, wahrscheinlich Sie, möchte sich bei Ihrem Konto mit einem Gerät anmelden, das es noch nicht kennt, und muss wegen vieler fehlgeschlagener Versuche warten.',
    where:
      'Öffnen Sie den Link auf dem Gerät, mit dem Sie sich anmelden möchten. Ihr Passwort brauchen Sie weiterhin.',
    action: 'Dieses Gerät zulassen',
    unknown:
      'Jemand, wahrscheinlich Sie, wollte sich anmelden. Zu dieser Adresse gibt es kein Konto: Vielleicht haben Sie sich mit einer anderen registriert oder noch gar nicht.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'das Passwort Ihres Kontos wurde gerade geändert. Wo Sie mit dem alten angemeldet waren, wurden Sie abgemeldet.',
  },
  newEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten sich künftig mit dieser Adresse anmelden. Bitte bestätigen Sie, dass sie Ihnen gehört.',
    action: 'Diese Adresse verwenden',
  },
  emailTaken: {
    subject: 'Zu dieser Adresse gibt es schon ein Konto',
    text: 'jemand, wahrscheinlich Sie, wollte die E-Mail-Adresse eines anderen Kontos in diese ändern. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'ab jetzt melden Sie sich bei Ihrem Konto mit {email} an.',
  },
  security: {
    subject: 'Die Anmeldung bei Ihrem Konto wurde geändert',
    authenticatorAdded:
      'eine Authentifizierungs-App wurde eingerichtet: Ab jetzt wird nach dem Passwort ihr Code abgefragt.',
    authenticatorRemoved: 'die Authentifizierungs-App wurde entfernt: Es wird kein Code mehr abgefragt.',
    recoveryCodes: 'es wurden neue Wiederherstellungscodes erstellt; die alten funktionieren nicht mehr.',
    passkeyAdded: 'ein Passkey wurde hinzugefügt: „{name}“.',
    passkeyRemoved: 'ein Passkey wurde entfernt: „{name}“.',
  },
  invitation: {
    subject: 'Ihr Konto im Portal des Turniers',
    text: '{club} hat für Sie ein Konto angelegt, damit Sie an Meldung und Kadern mitarbeiten können. Setzen Sie zuerst ein Passwort.',
    action: 'Passwort setzen',
  },
  newDevice: {
    subject: 'Ein neues Gerät hat sich bei Ihrem Konto angemeldet',
    text: 'jemand, wahrscheinlich Sie, hat sich bei Ihrem Konto mit einem Gerät angemeldet, das dafür noch nie benutzt wurde: {at}.',
    action: 'Anmeldungen ansehen',
  },
  failedSignIns: {
    subject: 'Viele fehlgeschlagene Anmeldungen bei Ihrem Konto',
    text: {
      one: 'in den letzten 24 Stunden gab es {count} fehlgeschlagene Anmeldung bei Ihrem Konto.',
      other: 'in den letzten 24 Stunden gab es {count} fehlgeschlagene Anmeldungen bei Ihrem Konto.',
    },
    what: 'Ihr Konto ist sicher, solange niemand Ihr Passwort kennt; weitere Versuche müssen warten. Wenn Sie das nicht waren und dieses Passwort auch anderswo verwenden, setzen Sie ein neues und schalten Sie einen zweiten Anmeldeschritt ein.',
  },
  closed: {
    subject: 'Ihr Konto wurde geschlossen',
    text: 'Ihr Konto wurde auf Ihren Wunsch geschlossen. Name, Adresse, Telefon und Passwort wurden gelöscht. Danke, dass Sie dabei waren.',
  },
} as const satisfies Shape<typeof english>;
