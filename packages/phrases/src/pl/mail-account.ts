import type { mailAccount as english } from '../en/mail-account.ts';
import type { Shape } from '../words.ts';

/** Mails about accounts; sentences go on after the comma of “Dzień dobry,”. */
export const mailAccount = {
  validHours: {
    one: 'Link działa jeden raz, przez {count} godzinę.',
    few: 'Link działa jeden raz, przez {count} godziny.',
    many: 'Link działa jeden raz, przez {count} godzin.',
    other: 'Link działa jeden raz, przez {count} godzin.',
  },
  validDays: {
    one: 'Link działa jeden raz, przez {count} dzień.',
    few: 'Link działa jeden raz, przez {count} dni.',
    many: 'Link działa jeden raz, przez {count} dni.',
    other: 'Link działa jeden raz, przez {count} dni.',
  },
  notYou: 'Jeśli to nie Państwo, nic nie trzeba robić: nic się nie zmieni.',
  notYouAct:
    'Jeśli to nie Państwo, proszę od razu ustawić nowe hasło („Nie pamiętam hasła” na stronie logowania) i napisać do organizatora.',
  verify: {
    subject: 'Proszę potwierdzić adres e-mail',
    text: 'dla tego adresu założono konto. Proszę potwierdzić, że adres należy do Państwa, aby docierały wiadomości o zgłoszeniu.',
    action: 'Potwierdź adres',
  },
  exists: {
    subject: 'Konto już istnieje',
    said: 'Użytkownik już istnieje, proszę się zalogować lub zresetować hasło',
    text: 'ktoś, zapewne Państwo, chciał zarejestrować się z tym adresem. Konto z nim już istnieje, więc nic się nie zmieniło: wystarczy się zalogować.',
    forgotten: 'Jeśli hasło wypadło z pamięci, tutaj można ustawić nowe.',
    action: 'Ustaw nowe hasło',
  },
  reset: {
    subject: 'Ustawienie nowego hasła',
    text: 'ktoś, zapewne Państwo, poprosił o nowe hasło do Państwa konta.',
    action: 'Ustaw nowe hasło',
  },
  unknown: {
    subject: 'Nie ma konta z tym adresem',
    text: 'Dzień dobry,',
    why: 'ktoś, zapewne Państwo, poprosił o nowe hasło. Konta z tym adresem nie ma: być może rejestracja była z innym adresem albo jeszcze jej nie było.',
    action: 'Zarejestruj się',
  },
  mailedCode: {
    subject: 'Kod',
    text: 'Proszę wpisać ten kod na stronie, która o niego prosiła:',
    valid: 'Kod jest ważny {count} minut, jeden raz i tylko na urządzeniu, które o niego prosiło.',
    keep: 'Kodu nie należy podawać nikomu, także nam: kto o niego prosi, chce dostać się do konta.',
  },
  passwordRemoved: {
    subject: 'Adres jest potwierdzony',
    text: 'Nastąpiło logowanie kodem, który potwierdza adres. Wcześniej adres nie był potwierdzony, dlatego poprzednie hasło, otwarte sesje i inne sposoby logowania zostały usunięte: mógł je ustawić ktoś inny. Nowe hasło można ustawić na stronie konta.',
  },
  letIn: {
    subject: 'Zezwolenie na logowanie z urządzenia',
    text: 'ktoś, zapewne Państwo, chce zalogować się na Państwa konto z urządzenia, którego konto jeszcze nie zna, i z powodu wielu nieudanych prób musi czekać.',
    where:
      'Link proszę otworzyć na urządzeniu, z którego chcą się Państwo zalogować. Hasło nadal będzie potrzebne.',
    action: 'Zezwól temu urządzeniu',
    unknown:
      'Ktoś, zapewne Państwo, chciał się zalogować. Nie ma konta z tym adresem: być może rejestracja była z innym adresem albo jeszcze jej nie było.',
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    text: 'hasło do Państwa konta zostało właśnie zmienione. Wszędzie, gdzie używano starego hasła, nastąpiło wylogowanie.',
  },
  newEmail: {
    subject: 'Proszę potwierdzić nowy adres e-mail',
    text: 'od teraz ten adres ma służyć do logowania. Proszę potwierdzić, że należy do Państwa.',
    action: 'Używaj tego adresu',
  },
  emailTaken: {
    subject: 'Ten adres ma już konto',
    text: 'ktoś, zapewne Państwo, chciał zmienić e-mail innego konta na ten adres. Należy on już do jednego konta, więc nic się nie zmieniło.',
  },
  emailChanged: {
    subject: 'Adres e-mail został zmieniony',
    text: 'od teraz adresem do logowania na Państwa konto jest {email}.',
  },
  security: {
    subject: 'Zmieniono logowanie do konta',
    authenticatorAdded: 'ustawiono aplikację uwierzytelniającą: od teraz po haśle prosimy o jej kod.',
    authenticatorRemoved: 'usunięto aplikację uwierzytelniającą: o jej kod już nie prosimy.',
    recoveryCodes: 'utworzono nowe kody odzyskiwania; stare już nie działają.',
    passkeyAdded: 'dodano klucz dostępu: „{name}”.',
    passkeyRemoved: 'usunięto klucz dostępu: „{name}”.',
  },
  invitation: {
    subject: 'Konto w portalu turnieju',
    text: 'klub {club} założył dla Państwa konto, aby umożliwić pracę ze zgłoszeniem i listą uczestników. Na początek proszę ustawić hasło.',
    action: 'Ustaw hasło',
  },
  newDevice: {
    subject: 'Logowanie do konta z nowego urządzenia',
    text: 'ktoś, zapewne Państwo, zalogował się na Państwa konto z urządzenia, którego wcześniej nie używano: {at}.',
    action: 'Zobacz logowania',
  },
  failedSignIns: {
    subject: 'Wiele nieudanych prób logowania do konta',
    text: {
      one: 'w ciągu ostatnich 24 godzin była {count} nieudana próba logowania do Państwa konta.',
      few: 'w ciągu ostatnich 24 godzin były {count} nieudane próby logowania do Państwa konta.',
      many: 'w ciągu ostatnich 24 godzin było {count} nieudanych prób logowania do Państwa konta.',
      other: 'w ciągu ostatnich 24 godzin było {count} nieudanych prób logowania do Państwa konta.',
    },
    what: 'Konto jest bezpieczne, dopóki nikt nie zna hasła; kolejne próby muszą czekać. Jeśli to nie Państwo, a hasło jest używane także gdzie indziej, proszę ustawić nowe i włączyć drugi krok logowania.',
  },
  closed: {
    subject: 'Konto zostało zamknięte',
    text: 'konto zostało zamknięte zgodnie z Państwa życzeniem. Imię, nazwisko, adres, telefon i hasło usunięto. Dziękujemy za wspólny czas.',
  },
} as const satisfies Shape<typeof english>;
