import { mailAccount } from './mail-account.ts';

/** Phrases of mails. Rendered on the server; browsers load them only for the editor of phrases. */
export const mail = {
  frame: {
    hello: 'Hello {name},',
    fallback: 'If the button does not work, open this address in your browser:',
    signature: 'Sevenmetre',
    automatic: 'This message was sent by the tournament’s portal. Replies to it are not read.',
    answers: 'Answers to this message go to {address}.',
  },
  account: mailAccount,
  news: { open: 'Open the dashboard' },
  joinReminder: {
    subject: 'Club registration is open',
    text: 'You asked us to write when clubs can register for {tournament}. It is open now: places, prices and dates are on the page.',
    action: 'Register a club',
    remark: 'We delete your address now. Nobody writes to it again.',
  },
  reminder: {
    title: 'Payment reminder: an invoice is overdue',
    text: 'An invoice of your club for the tournament is past its due date.\n\nThe amount, the due date and the payment details are on the page of your club under Invoices and payments. Please pay the rest, or write to us if something in the invoice is wrong.\n\nIf you have paid in the last few days, you do not have to do anything.',
  },
  arrival: {
    title: 'Arrival and check-in',
    text: 'Your club will soon be on its way to the tournament.\n\nPlease come to the check-in first: there you get keys, wristbands and meal tickets. Opening hours and the address are on the page of your club.\n\nTell us by an answer to this message when you arrive, and if you will be late.',
  },
  schedule: {
    title: 'Change of the schedule',
    text: 'The schedule of matches has changed.\n\nThe matches of your teams with their new times and halls are on the page of your club and in the public schedule. Please pass it on to your coaches.',
  },
  plan: {
    subject: 'New schedule of matches',
    text: 'The organiser has published a new schedule. What changes for {club}:',
    added: 'New match {number}, {teams}: {to}',
    removed: 'Cancelled: match {number}, {teams}',
    moved: 'Match {number}, {teams}: {from} → {to}',
    changed: 'Match {number} has other teams: {teams}, {to}',
    noPlace: 'no time yet',
    open: 'opponent not known yet',
    more: {
      one: 'And {count} more match.',
      other: 'And {count} more matches.',
    },
    action: 'Open results and schedule',
  },
  duty: {
    openOwn: 'Open my page',
    yourShift: 'Your shift: {when}, {where}, {kind}.',
    wantedSubject: 'Somebody is needed at the tournament',
    wanted: 'A shift has become free: {when}, {where}, {kind}.',
    take: 'If you can come, open your own page and press “I will come instead”. Whoever is first has the shift.',
    declined: '{name} cannot come: {when}, {where}, {kind}.',
    asked: {
      one: 'One person who could come instead was asked by e-mail.',
      other: '{count} people who could come instead were asked by e-mail.',
    },
    takenSubject: 'A shift has somebody again',
    taken: '{name} comes instead: {when}, {where}, {kind}.',
    open: 'Open people on duty',
  },
  appointments: {
    subject: 'Your matches as a referee',
    text: 'The organiser has changed your appointments:',
    reminderSubject: 'Your matches are waiting for your answer',
    reminder: 'Please say whether you will be there:',
    added: 'Match {number}, {teams}: {to}',
    moved: 'Moved: match {number}, {teams}: {from} → {to}',
    removed: 'Not yours any more: match {number}, {teams}: {from}',
    reminded: 'Match {number}, {teams}: {to}',
    more: { one: 'And {count} more match.', other: 'And {count} more matches.' },
    answer: 'Please answer on your page. If you cannot come, give the match back as early as you can.',
    action: 'Open my matches',
  },
  reporterInvitation: {
    subject: 'You will record matches at the tournament',
    text: 'The organiser of {tournament} has given you access to record matches.',
    where: 'Your halls: {halls}',
    first: 'Use the button to set a password. After signing in you see today’s hall.',
    known: 'Sign in as usual to see today’s hall.',
    setPassword: 'Set a password',
    open: 'Open my hall',
  },
  clubInvitation: {
    subject: 'Invitation to act for a club',
    hello: 'Hello,',
    text: '{club} invites you to act for it in the tournament’s portal, in its registration and rosters. Nothing happens until you accept. If you have no account yet, sign up with this address.',
    action: 'Look at the invitation',
    valid: {
      one: 'The invitation is valid for {count} day.',
      other: 'The invitation is valid for {count} days.',
    },
  },
  clubAccess: {
    subject: 'You may act for a club',
    text: 'You have been given access to {club} in the tournament’s portal. Sign in as usual; the club is on your dashboard.',
    action: 'Open the club',
  },
  clubAdmin: {
    appointedSubject: 'Your club has a new admin',
    appointed: 'The organiser has made {name} an admin of {club} in the tournament’s portal.',
    dismissedSubject: 'An admin of your club was removed',
    dismissed: 'The organiser has removed {name} from the admins of {club} in the tournament’s portal.',
    ask: 'If you do not know why, please write to the organiser.',
    action: 'Open the portal',
  },
  registration: {
    submitted: {
      subject: 'Your registration has arrived',
      text: 'We have received the registration of {club}. We will look through it and write to you.',
    },
    updated: {
      subject: 'Your registration has been changed',
      text: 'The registration of {club} has been changed. If it was not you, look at it and write to us.',
    },
    teams: {
      one: 'It has one team.',
      other: 'It has {count} teams.',
    },
  },
  clubState: {
    approved: {
      subject: 'Your registration has been accepted',
      text: 'We have accepted the registration of {club}. Its teams are on the tournament’s website from now on.',
    },
    declined: {
      subject: 'Your registration has been cancelled',
      text: 'We have cancelled the registration of {club}, for this reason:',
    },
    processed: {
      subject: 'Your registration: everything is settled',
      text: 'Payment and accommodation of {club} are settled. We look forward to seeing you.',
    },
    resumed: {
      subject: 'Your registration is not settled yet',
      text: 'The registration of {club} is accepted, but not everything is settled yet, for this reason:',
    },
    new: {
      subject: 'Your registration is open again',
      text: 'The registration of {club} is open again and waits to be accepted.',
    },
    open: 'Open your club',
    waiting: {
      one: 'One of your teams is on the waiting list. We will write to you when a place becomes free.',
      other: '{count} of your teams are on the waiting list. We will write to you when a place becomes free.',
    },
  },
  payment: {
    subject: 'A payment of your club has arrived',
    text: 'We have received {amount} from {club} on {day}. Thank you.',
    where: 'What is left to pay, if anything, is on the page of your club.',
    open: 'Open the payments',
  },
  takenBack: {
    subject: 'A payment of your club was taken back',
    text: 'The organiser has taken back the payment of {amount} that was booked for {club} on {day}.',
    open: 'Left to pay now: {amount}.',
    nothingOpen: 'Nothing is left to pay.',
    part: '{amount} to account {account}, variable symbol {symbol}',
    partDue: '{amount} by {due} to account {account}, variable symbol {symbol}',
    question: 'If you do not know why, ask the organiser before you pay again.',
  },
  invoice: {
    issuedSubject: 'A new invoice for your club',
    creditedSubject: 'An invoice for your club has been credited',
    text: 'We have issued these documents to {club}:',
    document: 'Invoice {number}: {amount}, due on {due}, variable symbol {symbol}',
    paidDocument: 'Invoice {number}: paid in full already',
    pay: 'Pay online',
    creditNote: 'Credit note {number}: {amount}',
    where: 'The documents with everything you need for the payment are on the page of your club.',
  },
  teamState: {
    accepted: {
      subject: 'Your team has a place in the tournament',
      text: 'A place in category {category} has become free: {team} takes part.',
    },
    waiting: {
      subject: 'Your team is on the waiting list',
      text: 'Category {category} is full: {team} is on its waiting list. We will write to you when a place becomes free.',
    },
    withdrawn: {
      subject: 'Your team has been withdrawn',
      text: 'We have withdrawn {team} from category {category}. Nothing is charged for it any more. If this is not what you wanted, please contact the organisers.',
    },
  },
  refereeRegistration: {
    submitted: {
      subject: 'Your registration as a referee has arrived',
      text: 'We have received your registration as a referee. We will look through it and write to you.',
    },
    updated: {
      subject: 'Your registration as a referee has been changed',
      text: 'Your registration as a referee has been changed. If it was not you, look at it and write to us.',
    },
  },
  refereeState: {
    approved: {
      subject: 'Your registration as a referee has been accepted',
      text: 'We have accepted your registration as a referee. We look forward to seeing you.',
    },
    declined: {
      subject: 'Your registration as a referee has been cancelled',
      text: 'We have cancelled your registration as a referee, for this reason:',
    },
    new: {
      subject: 'Your registration as a referee is open again',
      text: 'Your registration as a referee is open again and waits to be accepted.',
    },
    open: 'Open your registration',
  },
} as const;
