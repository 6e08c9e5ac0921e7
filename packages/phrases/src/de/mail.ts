import type { mail as english } from '../en/mail.ts';
import type { Shape } from '../words.ts';
import { mailAccount } from './mail-account.ts';

export const mail = {
  frame: {
    hello: 'Guten Tag {name},',
    fallback: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse in Ihrem Browser:',
    signature: 'Sevenmetre',
    automatic: 'Diese Nachricht kommt vom Portal des Turniers. Antworten darauf werden nicht gelesen.',
    answers: 'Antworten auf diese Nachricht gehen an {address}.',
  },
  account: mailAccount,
  news: { open: 'Dashboard öffnen' },
  joinReminder: {
    subject: 'Die Anmeldung der Vereine ist offen',
    text: 'Ihr wolltet wissen, wann sich Vereine für {tournament} anmelden können. Jetzt ist es so weit: Plätze, Preise und Termine stehen auf der Seite.',
    action: 'Verein anmelden',
    remark: 'Wir löschen eure Adresse jetzt. Niemand schreibt noch einmal an sie.',
  },
  reminder: {
    title: 'Zahlungserinnerung: eine Rechnung ist überfällig',
    text: 'Eine Rechnung Ihres Vereins für das Turnier ist überfällig.\n\nBetrag, Fälligkeit und Zahlungsdaten finden Sie auf der Seite Ihres Vereins unter Rechnungen und Zahlungen. Bitte zahlen Sie den Rest oder schreiben Sie uns, wenn an der Rechnung etwas nicht stimmt.\n\nFalls Sie in den letzten Tagen bezahlt haben, brauchen Sie nichts zu tun.',
  },
  arrival: {
    title: 'Anreise und Check-in',
    text: 'Ihr Verein macht sich bald auf den Weg zum Turnier.\n\nBitte kommen Sie zuerst zum Check-in: Dort erhalten Sie Schlüssel, Armbänder und Essensmarken. Öffnungszeiten und Adresse stehen auf der Seite Ihres Vereins.\n\nSchreiben Sie uns als Antwort auf diese Nachricht, wann Sie ankommen und ob Sie sich verspäten.',
  },
  schedule: {
    title: 'Änderung des Spielplans',
    text: 'Der Spielplan hat sich geändert.\n\nDie Spiele Ihrer Mannschaften mit neuen Zeiten und Hallen finden Sie auf der Seite Ihres Vereins und im öffentlichen Spielplan. Bitte geben Sie das an Ihre Trainer weiter.',
  },
  plan: {
    subject: 'Neuer Spielplan',
    text: 'der Veranstalter hat einen neuen Spielplan veröffentlicht. Was sich für {club} ändert:',
    added: 'Neues Spiel {number}, {teams}: {to}',
    removed: 'Entfällt: Spiel {number}, {teams}',
    moved: 'Spiel {number}, {teams}: {from} → {to}',
    changed: 'Spiel {number} hat andere Teams: {teams}, {to}',
    noPlace: 'noch keine Zeit',
    open: 'Gegner noch nicht bekannt',
    more: {
      one: 'Und {count} weiteres Spiel.',
      other: 'Und {count} weitere Spiele.',
    },
    action: 'Ergebnisse und Spielplan öffnen',
  },
  duty: {
    openOwn: 'Meine Seite öffnen',
    yourShift: 'Ihre Schicht: {when}, {where}, {kind}.',
    wantedSubject: 'Beim Turnier fehlt jemand',
    wanted: 'eine Schicht ist frei geworden: {when}, {where}, {kind}.',
    take: 'Wenn Sie kommen können, öffnen Sie Ihre Seite und drücken „Ich komme stattdessen“. Wer zuerst zusagt, hat die Schicht.',
    declined: '{name} kann nicht kommen: {when}, {where}, {kind}.',
    asked: {
      one: 'Eine Person, die einspringen kann, wurde per E-Mail gefragt.',
      other: '{count} Personen, die einspringen können, wurden per E-Mail gefragt.',
    },
    takenSubject: 'Eine Schicht ist wieder besetzt',
    taken: '{name} kommt stattdessen: {when}, {where}, {kind}.',
    open: 'Personen im Einsatz öffnen',
  },
  appointments: {
    subject: 'Ihre Spiele als Schiedsrichter',
    text: 'der Veranstalter hat Ihre Ansetzungen geändert:',
    reminderSubject: 'Ihre Spiele warten auf Ihre Antwort',
    reminder: 'bitte sagen Sie, ob Sie dabei sind:',
    added: 'Spiel {number}, {teams}: {to}',
    moved: 'Verlegt: Spiel {number}, {teams}: {from} → {to}',
    removed: 'Nicht mehr Ihres: Spiel {number}, {teams}: {from}',
    reminded: 'Spiel {number}, {teams}: {to}',
    more: { one: 'Und {count} weiteres Spiel.', other: 'Und {count} weitere Spiele.' },
    answer:
      'Bitte antworten Sie auf Ihrer Seite. Wenn Sie nicht kommen können, geben Sie das Spiel so früh wie möglich zurück.',
    action: 'Meine Spiele öffnen',
  },
  reporterInvitation: {
    subject: 'Sie erfassen Spiele beim Turnier',
    text: 'der Veranstalter des Turniers {tournament} hat Ihnen Zugang gegeben, um Spiele zu erfassen.',
    where: 'Ihre Hallen: {halls}',
    first: 'Setzen Sie über die Schaltfläche ein Passwort. Nach der Anmeldung sehen Sie die Halle des Tages.',
    known: 'Melden Sie sich wie gewohnt mit Ihrem Konto an. Dann sehen Sie die Halle des Tages.',
    setPassword: 'Passwort setzen',
    open: 'Meine Halle öffnen',
  },
  clubInvitation: {
    subject: 'Einladung, für einen Verein zu handeln',
    hello: 'Guten Tag,',
    text: '{club} lädt Sie ein, im Portal des Turniers für den Verein zu handeln, bei Meldung und Kadern. Es passiert nichts, bis Sie annehmen. Wenn Sie noch kein Konto haben, registrieren Sie sich mit dieser Adresse.',
    action: 'Einladung ansehen',
    valid: {
      one: 'Die Einladung gilt {count} Tag.',
      other: 'Die Einladung gilt {count} Tage.',
    },
  },
  clubAccess: {
    subject: 'Sie dürfen für einen Verein handeln',
    text: 'Sie haben im Portal des Turniers Zugang zu {club} erhalten. Melden Sie sich wie gewohnt an; der Verein steht auf Ihrem Dashboard.',
    action: 'Verein öffnen',
  },
  clubAdmin: {
    appointedSubject: 'Ihr Verein hat einen neuen Admin',
    appointed: 'der Veranstalter hat {name} im Portal des Turniers zum Admin von {club} ernannt.',
    dismissedSubject: 'Ein Admin Ihres Vereins wurde entfernt',
    dismissed: 'der Veranstalter hat {name} die Rechte als Admin von {club} entzogen.',
    ask: 'Wenn Sie nicht wissen, warum, schreiben Sie bitte dem Veranstalter.',
    action: 'Portal öffnen',
  },
  registration: {
    submitted: {
      subject: 'Ihre Meldung ist eingegangen',
      text: 'wir haben die Meldung von {club} erhalten. Wir sehen sie durch und schreiben Ihnen.',
    },
    updated: {
      subject: 'Ihre Meldung wurde geändert',
      text: 'die Meldung von {club} wurde geändert. Wenn Sie das nicht waren, sehen Sie sie sich an und schreiben Sie uns.',
    },
    teams: {
      one: 'Sie umfasst ein Team.',
      other: 'Sie umfasst {count} Teams.',
    },
  },
  clubState: {
    approved: {
      subject: 'Ihre Meldung ist angenommen',
      text: 'wir haben die Meldung von {club} angenommen. Die Teams stehen ab jetzt auf der Website des Turniers.',
    },
    declined: {
      subject: 'Ihre Meldung ist storniert',
      text: 'wir haben die Meldung von {club} storniert, aus diesem Grund:',
    },
    processed: {
      subject: 'Ihre Meldung: Alles ist erledigt',
      text: 'Zahlung und Unterkunft von {club} sind geregelt. Wir freuen uns auf Sie.',
    },
    resumed: {
      subject: 'Ihre Meldung ist noch nicht erledigt',
      text: 'die Meldung von {club} ist angenommen, aber noch ist nicht alles erledigt, aus diesem Grund:',
    },
    new: {
      subject: 'Ihre Meldung ist wieder offen',
      text: 'die Meldung von {club} ist wieder offen und wartet darauf, angenommen zu werden.',
    },
    open: 'Verein öffnen',
    waiting: {
      one: 'Eines Ihrer Teams steht auf der Warteliste. Wir schreiben Ihnen, wenn ein Platz frei wird.',
      other: '{count} Ihrer Teams stehen auf der Warteliste. Wir schreiben Ihnen, wenn ein Platz frei wird.',
    },
  },
  payment: {
    subject: 'Eine Zahlung Ihres Vereins ist eingegangen',
    text: 'wir haben am {day} von {club} {amount} erhalten. Vielen Dank.',
    where: 'Ob noch etwas zu zahlen ist, sehen Sie auf der Seite Ihres Vereins.',
    open: 'Zahlungen öffnen',
  },
  takenBack: {
    subject: 'Eine Zahlung Ihres Vereins wurde storniert',
    text: 'der Veranstalter hat die Zahlung von {amount} storniert, die am {day} für {club} gebucht war.',
    open: 'Jetzt sind noch {amount} zu zahlen.',
    nothingOpen: 'Es ist nichts mehr zu zahlen.',
    part: '{amount} auf das Konto {account}, variables Symbol {symbol}',
    partDue: '{amount} bis {due} auf das Konto {account}, variables Symbol {symbol}',
    question: 'Wenn Sie den Grund nicht kennen, fragen Sie den Veranstalter, bevor Sie noch einmal zahlen.',
  },
  invoice: {
    issuedSubject: 'Eine neue Rechnung für Ihren Verein',
    creditedSubject: 'Eine Rechnung für Ihren Verein wurde storniert',
    text: 'wir haben {club} diese Belege ausgestellt:',
    document: 'Rechnung {number}: {amount}, fällig am {due}, variables Symbol {symbol}',
    paidDocument: 'Rechnung {number}: schon vollständig bezahlt',
    pay: 'Online bezahlen',
    creditNote: 'Stornorechnung {number}: {amount}',
    where: 'Die Belege mit allen Angaben zur Zahlung finden Sie auf der Seite Ihres Vereins.',
  },
  teamState: {
    accepted: {
      subject: 'Ihr Team hat einen Platz im Turnier',
      text: 'in der Kategorie {category} ist ein Platz frei geworden: {team} nimmt teil.',
    },
    waiting: {
      subject: 'Ihr Team steht auf der Warteliste',
      text: 'die Kategorie {category} ist voll: {team} steht auf der Warteliste. Wir schreiben Ihnen, wenn ein Platz frei wird.',
    },
    withdrawn: {
      subject: 'Ihr Team wurde zurückgezogen',
      text: 'wir haben {team} aus der Kategorie {category} zurückgezogen. Dafür wird nichts mehr berechnet. Wenn Sie das nicht wollten, wenden Sie sich bitte an die Veranstalter.',
    },
  },
  refereeRegistration: {
    submitted: {
      subject: 'Ihre Schiedsrichtermeldung ist eingegangen',
      text: 'wir haben Ihre Meldung als Schiedsrichter erhalten. Wir sehen sie durch und schreiben Ihnen.',
    },
    updated: {
      subject: 'Ihre Schiedsrichtermeldung wurde geändert',
      text: 'Ihre Meldung als Schiedsrichter wurde geändert. Wenn Sie das nicht waren, sehen Sie sie sich an und schreiben Sie uns.',
    },
  },
  refereeState: {
    approved: {
      subject: 'Ihre Schiedsrichtermeldung ist angenommen',
      text: 'wir haben Ihre Meldung als Schiedsrichter angenommen. Wir freuen uns auf Sie.',
    },
    declined: {
      subject: 'Ihre Schiedsrichtermeldung ist storniert',
      text: 'wir haben Ihre Meldung als Schiedsrichter storniert, aus diesem Grund:',
    },
    new: {
      subject: 'Ihre Schiedsrichtermeldung ist wieder offen',
      text: 'Ihre Meldung als Schiedsrichter ist wieder offen und wartet darauf, angenommen zu werden.',
    },
    open: 'Meldung öffnen',
  },
} as const satisfies Shape<typeof english>;
