import type { notifications as english } from '../en/notifications.ts';
import type { Shape } from '../words.ts';

export const notifications = {
  start: 'Mecz się rozpoczął',
  goal: 'Bramka · {home}:{away}',
  result: 'Wynik końcowy · {home}:{away}',
  walkover: 'Walkower · {home}:{away}',
  moved: 'Mecz przeniesiony · {when}',
  movedOpen: 'Mecz przeniesiony · nowa godzina jeszcze nieznana',
  cancelled: 'Mecz odwołany',
  correction: 'Poprawka wyniku · {home}:{away}',
  next: 'Następny mecz: {when} · {hall}',
  nextWithoutHall: 'Następny mecz: {when}',
  stop: 'Nic więcej o drużynie {team}',
  title: 'Powiadomienia',
  about: 'Powiadamiaj o meczach drużyny {team}',
  chooseStart: 'Gdy mecz się zaczyna',
  chooseGoals: 'Każda bramka',
  chooseGoalsNote: 'Około czterdziestu w meczu; każda zastępuje poprzednią.',
  chooseResult: 'Wynik końcowy',
  save: 'Zapisz',
  off: 'Wyłącz',
  close: 'Zamknij powiadomienia',
  everywhere: 'Przychodzą na to urządzenie, także gdy portal jest zamknięty.',
  whileOpen: 'Przychodzą, gdy portal jest otwarty w tej przeglądarce.',
  willAsk: 'Przeglądarka zapyta, czy może je pokazywać.',
  homeScreen:
    'Na iPhonie i iPadzie mogą przychodzić także przy zamkniętym portalu: Udostępnij, dodaj do ekranu początkowego i otwórz stamtąd.',
  denied:
    'Ta przeglądarka nie może pokazywać powiadomień portalu. Można to zmienić w jej ustawieniach dla tej strony; do tego czasu przychodzą, gdy portal jest otwarty.',
  unsupported:
    'Ta przeglądarka nie odbiera powiadomień, gdy portal jest zamknięty. Przychodzą, gdy jest otwarty.',
  offline: 'Teraz nie ma połączenia. Wybór jest zapisany i zadziała, gdy połączenie wróci.',
  failed:
    'Wybór jest zapisany, ale nie udało się zarejestrować przeglądarki. Spróbujemy ponownie przy następnej wizycie.',
  saved: 'Będziemy powiadamiać o drużynie {team}.',
  stopped: 'O drużynie {team} nic już nie przyjdzie.',
  full: {
    one: 'Powiadomienia można włączyć najwyżej dla {count} drużyny.',
    few: 'Powiadomienia można włączyć najwyżej dla {count} drużyn.',
    many: 'Powiadomienia można włączyć najwyżej dla {count} drużyn.',
    other: 'Powiadomienia można włączyć najwyżej dla {count} drużyn.',
  },
} as const satisfies Shape<typeof english>;
