import type { mail as english } from '../en/mail.ts';
import type { Shape } from '../words.ts';
import { mailAccount } from './mail-account.ts';

/** Greets without the name: its vocative cannot be derived from what people typed. */
export const mail = {
  frame: {
    hello: 'Dzień dobry,',
    fallback: 'Jeśli przycisk nie działa, proszę otworzyć w przeglądarce ten adres:',
    signature: 'Sevenmetre',
    automatic: 'Tę wiadomość wysłał portal turnieju. Odpowiedzi na nią nikt nie czyta.',
    answers: 'Odpowiedzi na tę wiadomość trafiają na adres {address}.',
  },
  account: mailAccount,
  news: { open: 'Otwórz pulpit' },
  joinReminder: {
    subject: 'Zgłoszenia klubów są otwarte',
    text: 'Chcieliście wiedzieć, kiedy kluby będą mogły zgłosić się na {tournament}. Właśnie otworzyliśmy: miejsca, ceny i terminy są na stronie.',
    action: 'Zgłoś klub',
    remark: 'Usuwamy teraz wasz adres. Nikt już na niego nie napisze.',
  },
  reminder: {
    title: 'Przypomnienie: faktura po terminie płatności',
    text: 'Faktura Państwa klubu za turniej jest po terminie płatności.\n\nKwotę, termin i dane do płatności znajdą Państwo na stronie klubu w części Faktury i płatności. Prosimy o dopłatę albo o wiadomość, jeśli coś na fakturze się nie zgadza.\n\nJeśli zapłacili Państwo w ostatnich dniach, nie trzeba nic robić.',
  },
  arrival: {
    title: 'Przyjazd i odprawa',
    text: 'Państwa klub niedługo wyruszy na turniej.\n\nPo przyjeździe prosimy najpierw zgłosić się do odprawy: otrzymają tam Państwo klucze, opaski i bony na posiłki. Godziny otwarcia i adres są na stronie klubu.\n\nProsimy napisać w odpowiedzi na tę wiadomość, kiedy Państwo przyjadą i czy będzie opóźnienie.',
  },
  schedule: {
    title: 'Zmiana terminarza',
    text: 'Terminarz meczów zmienił się.\n\nMecze Państwa drużyn z nowymi godzinami i halami są na stronie klubu i w publicznym terminarzu. Prosimy przekazać to trenerom.',
  },
  plan: {
    subject: 'Nowy terminarz meczów',
    text: 'organizator opublikował nowy terminarz. Zmiany dla klubu {club}:',
    added: 'Nowy mecz nr\u00a0{number}, {teams}: {to}',
    removed: 'Odwołany mecz nr\u00a0{number}, {teams}',
    moved: 'Mecz nr\u00a0{number}, {teams}: {from} → {to}',
    changed: 'Mecz nr\u00a0{number} ma inne drużyny: {teams}, {to}',
    noPlace: 'jeszcze bez godziny',
    open: 'rywal jeszcze nieznany',
    more: {
      one: 'I jeszcze {count} mecz.',
      few: 'I jeszcze {count} mecze.',
      many: 'I jeszcze {count} meczów.',
      other: 'I jeszcze {count} meczów.',
    },
    action: 'Otwórz wyniki i terminarz',
  },
  duty: {
    openOwn: 'Otwórz moją stronę',
    yourShift: 'Twoja zmiana: {when}, {where}, {kind}.',
    wantedSubject: 'Na turnieju kogoś brakuje',
    wanted: 'zwolniła się zmiana: {when}, {where}, {kind}.',
    take: 'Jeśli możesz przyjść, otwórz swoją stronę i naciśnij „Przyjdę w zastępstwie”. Zmianę ma ten, kto pierwszy się zgłosi.',
    declined: '{name} nie może przyjść: {when}, {where}, {kind}.',
    asked: {
      one: 'Zapytaliśmy e-mailem {count} osobę, która może przyjść w zastępstwie.',
      few: 'Zapytaliśmy e-mailem {count} osoby, które mogą przyjść w zastępstwie.',
      many: 'Zapytaliśmy e-mailem {count} osób, które mogą przyjść w zastępstwie.',
      other: 'Zapytaliśmy e-mailem {count} osoby, które mogą przyjść w zastępstwie.',
    },
    takenSubject: 'Zmiana znów ma obsadę',
    taken: '{name} przyjdzie w zastępstwie: {when}, {where}, {kind}.',
    open: 'Otwórz wolontariuszy',
  },
  appointments: {
    subject: 'Mecze do sędziowania',
    text: 'organizator zmienił Państwa nominacje:',
    reminderSubject: 'Mecze czekają na odpowiedź',
    reminder: 'prosimy o informację, czy będą Państwo obecni:',
    added: 'Mecz nr\u00a0{number}, {teams}: {to}',
    moved: 'Przeniesiony: mecz nr\u00a0{number}, {teams}: {from} → {to}',
    removed: 'Już nie Państwa: mecz nr\u00a0{number}, {teams}: {from}',
    reminded: 'Mecz nr\u00a0{number}, {teams}: {to}',
    more: {
      one: 'I jeszcze {count} mecz.',
      few: 'I jeszcze {count} mecze.',
      many: 'I jeszcze {count} meczów.',
      other: 'I jeszcze {count} meczów.',
    },
    answer:
      'Prosimy o odpowiedź na stronie z meczami. Jeśli przyjazd nie jest możliwy, proszę zwrócić mecz jak najwcześniej.',
    action: 'Otwórz moje mecze',
  },
  reporterInvitation: {
    subject: 'Prowadzenie protokołów meczów na turnieju',
    text: 'organizator turnieju {tournament} dał Państwu dostęp do prowadzenia protokołów meczów.',
    where: 'Hale: {halls}',
    first: 'Przyciskiem można ustawić hasło. Po zalogowaniu widać halę na dany dzień.',
    known: 'Logowanie jak zwykle, na własne konto. Widać wtedy halę na dany dzień.',
    setPassword: 'Ustaw hasło',
    open: 'Otwórz moją halę',
  },
  clubInvitation: {
    subject: 'Zaproszenie do działania w imieniu klubu',
    hello: 'Dzień dobry,',
    text: 'klub {club} zaprasza Państwa do działania w jego imieniu w portalu turnieju, w zgłoszeniu i na liście uczestników. Nic się nie stanie, dopóki zaproszenie nie zostanie przyjęte. Kto nie ma jeszcze konta, może zarejestrować się z tym adresem.',
    action: 'Zobacz zaproszenie',
    valid: {
      one: 'Zaproszenie jest ważne {count} dzień.',
      few: 'Zaproszenie jest ważne {count} dni.',
      many: 'Zaproszenie jest ważne {count} dni.',
      other: 'Zaproszenie jest ważne {count} dni.',
    },
  },
  clubAccess: {
    subject: 'Dostęp do klubu',
    text: 'otrzymali Państwo dostęp do klubu {club} w portalu turnieju. Logowanie jak zwykle; klub jest na pulpicie.',
    action: 'Otwórz klub',
  },
  clubAdmin: {
    appointedSubject: 'Klub ma nowego administratora',
    appointed: 'organizator wyznaczył w portalu turnieju nowego administratora klubu {club}: {name}.',
    dismissedSubject: 'Administrator klubu został odwołany',
    dismissed: 'organizator odebrał w portalu turnieju uprawnienia administratora klubu {club}: {name}.',
    ask: 'Jeśli przyczyna nie jest znana, proszę napisać do organizatora.',
    action: 'Otwórz portal',
  },
  registration: {
    submitted: {
      subject: 'Zgłoszenie dotarło',
      text: 'otrzymaliśmy zgłoszenie klubu {club}. Przejrzymy je i napiszemy do Państwa.',
    },
    updated: {
      subject: 'Zgłoszenie zostało zmienione',
      text: 'zgłoszenie klubu {club} zostało zmienione. Jeśli to nie Państwo, proszę je sprawdzić i napisać do nas.',
    },
    teams: {
      one: 'Liczba drużyn w zgłoszeniu: jedna.',
      few: 'Liczba drużyn w zgłoszeniu: {count}.',
      many: 'Liczba drużyn w zgłoszeniu: {count}.',
      other: 'Liczba drużyn w zgłoszeniu: {count}.',
    },
  },
  clubState: {
    approved: {
      subject: 'Zgłoszenie zostało przyjęte',
      text: 'przyjęliśmy zgłoszenie klubu {club}. Jego drużyny są od teraz na stronie turnieju.',
    },
    declined: {
      subject: 'Zgłoszenie zostało anulowane',
      text: 'anulowaliśmy zgłoszenie klubu {club} z tego powodu:',
    },
    processed: {
      subject: 'Zgłoszenie: wszystko rozliczone',
      text: 'płatność i zakwaterowanie klubu {club} są rozliczone. Do zobaczenia na turnieju!',
    },
    resumed: {
      subject: 'Zgłoszenie nie jest jeszcze rozliczone',
      text: 'zgłoszenie klubu {club} jest przyjęte, ale nie wszystko jest jeszcze rozliczone. Powód:',
    },
    new: {
      subject: 'Zgłoszenie jest znów otwarte',
      text: 'zgłoszenie klubu {club} jest znów otwarte i czeka na przyjęcie.',
    },
    open: 'Otwórz klub',
    waiting: {
      one: 'Jedna z Państwa drużyn jest na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
      few: '{count} z Państwa drużyn są na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
      many: '{count} z Państwa drużyn jest na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
      other: '{count} z Państwa drużyn jest na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
    },
  },
  payment: {
    subject: 'Wpłynęła płatność klubu',
    text: 'dnia {day} otrzymaliśmy od klubu {club} kwotę {amount}. Dziękujemy.',
    where: 'Czy zostało jeszcze coś do zapłaty, widać na stronie klubu.',
    open: 'Otwórz płatności',
  },
  takenBack: {
    subject: 'Płatność klubu została anulowana',
    text: 'organizator anulował płatność {amount}, którą zaksięgowano dla klubu {club} dnia {day}.',
    open: 'Do zapłaty pozostaje teraz {amount}.',
    nothingOpen: 'Nic nie pozostało do zapłaty.',
    part: '{amount} na konto {account}, symbol zmienny {symbol}',
    partDue: '{amount} do {due} na konto {account}, symbol zmienny {symbol}',
    question: 'Jeśli nie wiesz, dlaczego, zapytaj organizatora, zanim zapłacisz ponownie.',
  },
  invoice: {
    issuedSubject: 'Nowa faktura dla klubu',
    creditedSubject: 'Faktura klubu została skorygowana',
    text: 'wystawiliśmy klubowi {club} te dokumenty:',
    document: 'Faktura {number}: {amount}, termin {due}, symbol zmienny {symbol}',
    paidDocument: 'Faktura {number}: już zapłacona w całości',
    pay: 'Zapłać online',
    creditNote: 'Faktura korygująca {number}: {amount}',
    where: 'Dokumenty ze wszystkim, co potrzebne do płatności, są na stronie klubu.',
  },
  teamState: {
    accepted: {
      subject: 'Drużyna ma miejsce w turnieju',
      text: 'w kategorii {category} zwolniło się miejsce: {team} bierze udział.',
    },
    waiting: {
      subject: 'Drużyna jest na liście rezerwowej',
      text: 'kategoria {category} jest pełna: {team} jest na liście rezerwowej. Napiszemy, gdy zwolni się miejsce.',
    },
    withdrawn: {
      subject: 'Drużyna została wycofana',
      text: 'wycofaliśmy drużynę {team} z kategorii {category}. Nic już za nią nie naliczamy. Jeśli to pomyłka, proszę skontaktować się z organizatorem.',
    },
  },
  refereeRegistration: {
    submitted: {
      subject: 'Zgłoszenie sędziego dotarło',
      text: 'otrzymaliśmy Państwa zgłoszenie sędziego. Przejrzymy je i napiszemy.',
    },
    updated: {
      subject: 'Zgłoszenie sędziego zostało zmienione',
      text: 'Państwa zgłoszenie sędziego zostało zmienione. Jeśli to nie Państwo, proszę je sprawdzić i napisać do nas.',
    },
  },
  refereeState: {
    approved: {
      subject: 'Zgłoszenie sędziego zostało przyjęte',
      text: 'przyjęliśmy Państwa zgłoszenie sędziego. Do zobaczenia na turnieju!',
    },
    declined: {
      subject: 'Zgłoszenie sędziego zostało anulowane',
      text: 'anulowaliśmy Państwa zgłoszenie sędziego z tego powodu:',
    },
    new: {
      subject: 'Zgłoszenie sędziego jest znów otwarte',
      text: 'Państwa zgłoszenie sędziego jest znów otwarte i czeka na przyjęcie.',
    },
    open: 'Otwórz zgłoszenie',
  },
} as const satisfies Shape<typeof english>;
