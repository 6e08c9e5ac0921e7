import type { states as english } from '../en/states.ts';
import type { Shape } from '../words.ts';

export const states = {
  loading: 'Wczytywanie',
  error: {
    heading: 'Trafione w słupek',
    text: 'Serwer nie odpowiedział. Spróbujemy ponownie za {seconds} s.',
    now: 'Serwer nie odpowiedział. Próbujemy ponownie…',
    tryNow: 'Spróbuj teraz',
  },
  offline: {
    heading: 'Poza zasięgiem',
    text: 'Tej strony jeszcze nie otwierano na tym urządzeniu, a połączenia nie ma. Otworzy się sama, gdy wróci.',
  },
  emptyGroup: {
    heading: 'Czekamy na losowanie',
    text: 'Ta grupa nie ma jeszcze drużyn.',
  },
  emptyMatches: {
    heading: 'Boisko jest jeszcze wolne',
    text: 'Meczów tej grupy jeszcze nie zaplanowano.',
  },
  noEdition: {
    heading: 'Rozgrzewka',
    text: 'Żaden turniej nie jest jeszcze przygotowany. Wyniki pojawią się tutaj.',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    heading: 'Poza boiskiem',
    text: 'Ta strona nie istnieje albo zniknęła z zeszłorocznym programem.',
    home: 'Do wyników',
  },
  groupUnknown: {
    heading: 'Nie ma takiej grupy',
    text: 'W tym turnieju nie ma grupy {label}.',
  },
  unauthorized: {
    title: 'Brak uprawnień',
    heading: 'Błędna zmiana',
    text: 'Brak wystarczających uprawnień',
    home: 'Do wyników',
  },
  support: {
    title: 'Pomoc',
    heading: 'Przerwa na żądanie',
    text: 'Aplikacja nie mogła wczytać potrzebnych danych. Proszę spróbować ponownie, a jeśli to nie pomoże, skontaktować się z pomocą turnieju.',
    plain:
      'Coś nie działa? Najpierw proszę odświeżyć stronę. Jeśli to nie pomoże, proszę skontaktować się z biurem zawodów i opisać wykonywaną czynność.',
    again: 'Spróbuj ponownie',
    home: 'Do wyników',
  },
} as const satisfies Shape<typeof english>;
