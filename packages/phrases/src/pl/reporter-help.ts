import type { reporterHelp as english } from '../en/reporter-help.ts';
import type { Shape } from '../words.ts';

/** Help at the table: what each dialog is for, the first minute of the practice match, and what to do when something is wrong. */
export const reporterHelp = {
  help: {
    open: 'Do czego to służy?',
    of: {
      all: 'Wszystkie zdarzenia meczu, najnowsze pierwsze; dotknij, aby poprawić lub usunąć. Nie wiesz? Zamknij: samo oglądanie niczego nie zmienia.',
      check:
        'Porównuje wynik z tablicą w hali i znajduje bramkę, której brakuje lub która jest zbędna. Nie wiesz? Zapytaj najpierw sędziów, tablica też może się mylić.',
      clock:
        'Ustawia czas według zegara w hali; zapisane zdarzenia się nie przesuną. Nie wiesz? Anuluj: zapisywać można też ze złym czasem.',
      'clock-asked':
        'Pyta przed uruchomieniem lub zatrzymaniem zegara, aby przypadkowe naciśnięcie nic nie zrobiło. Nie wiesz? Anuluj i po gwizdku przytrzymaj przycisk obok czasu.',
      difference:
        'Pokazuje, czym zdarzenia na serwerze różnią się od zatwierdzonych. Nie wiesz? Zapisuj dalej i zadzwoń do organizatora; w tym czasie nic się nie zatwierdzi.',
      edit: 'Poprawia jedno zdarzenie: osobę, rodzaj lub czas. Nie wiesz? Zamknij: bez wyboru nic się nie zmieni.',
      erase:
        'Usuwa wszystkie zdarzenia meczu, na przykład gdy zapisywano w innym. Nie wiesz? Anuluj: pojedyncze zdarzenia usuwa się na liście wszystkich zdarzeń.',
      finish:
        'Kończy mecz: wynik jest ostateczny, tabele są przeliczane. Nie wiesz? Anuluj i porównaj najpierw wynik z tablicą.',
      'hand-over':
        'Przekazuje trwający mecz urządzeniu zapasowemu, na przykład gdy bateria jest słaba. Nie wiesz? Zapisz plik: nic nie zginie i nic nie policzy się dwa razy.',
      history: 'Pokazuje, kto i kiedy co zmienił w meczu. Niczego nie da się tu zmienić.',
      insert:
        'Wpisuje brakującą bramkę tam, gdzie najpewniej należy. Nie wiesz, kto rzucił? Wybierz „?”: bramka się liczy, numer można dodać później.',
      late: 'Wpisuje coś, co było wcześniej: wybierz czas, potem jak zwykle osobę i zdarzenie. Nie znasz czasu? Weź najbliższą minutę, można ją poprawić.',
      more: 'Wszystko, co nie jest potrzebne co minutę, najpotrzebniejsze pierwsze. Nie wiesz? „Coś jest nie tak” powie, co robić.',
      reopen:
        'Otwiera zatwierdzony mecz do poprawy; zależne tabele zostaną przeliczone. Nie wiesz? Anuluj i zadzwoń do organizatora.',
      'second-half':
        'Zaczyna 2. połowę z opóźnieniem i przenosi do niej zapisane w tym czasie zdarzenia. Nie wiesz? Weź czas z zegara w hali, można go ustawić ponownie.',
      shootout:
        'Zapisuje na przemian rzuty po remisie w play-off. Nie wiesz, kto rzuca? Dotknij „?” lub kogokolwiek; da się to poprawić na liście wszystkich zdarzeń.',
      'sign-in':
        'Loguje ponownie, aby zapisy były wysyłane; zapisywać można też bez tego. Zapomniane hasło? Zapisuj dalej i zadzwoń do organizatora.',
      signatures:
        'Osoby towarzyszące, sędziowie i stolik potwierdzają protokół przed meczem i po nim. Ktoś nie podpisuje? Dalej: nikt nie musi, a odmowę można zapisać.',
      stage:
        'Wybiera rozgrywaną część meczu. Nie wiesz? Weź to, co na tablicy; zapisane zdarzenia zostają w swojej połowie.',
      sync: 'Pokazuje, co jest na serwerze, a co tylko na tym urządzeniu. Coś czeka? Zapisuj dalej: wyśle się samo.',
      walkover:
        'Ustala wynik, gdy drużyna nie gra lub przegrywa walkowerem. Nie wiesz? Anuluj i zadzwoń do organizatora; zapisane bramki zostają.',
    },
  },
  firstMinute: {
    title: 'Pierwsza minuta: krok {number} z {count}',
    clock: 'Uruchom zegar: przytrzymaj przycisk obok czasu, aż się wypełni.',
    goal: 'Zapisz bramkę: dotknij osoby („?”, jeśli numeru nie było widać), potem „{goal}”.',
    undo: 'To była pomyłka: dotknij na dole „{undo}”.',
    suspension: 'Daj 2 minuty: dotknij osoby, potem „{minutes}”.',
    end: 'Przerwa: dotknij „{stage}” (na telefonie trzymanym poziomo pod „{more}”) i wybierz 2. połowę.',
    done: 'Gdy zacznie się 2. połowa, znów przytrzymaj przycisk. Na koniec: „{more}”, potem „{finish}”. Gdy coś jest nie tak: „{more}”, potem „{trouble}”.',
    skip: 'Pomiń',
    close: 'Gotowe',
  },
  moreGroups: {
    sometimes: 'Czasami',
    device: 'Urządzenie i papier',
  },
  trouble: {
    title: 'Coś jest nie tak',
    calm: 'Zapisuj dalej: nic z tego, co zapisane, nie zginie.',
    wrongGoal: 'O jedną bramkę za dużo lub dla innej drużyny',
    wrongGoalText:
      'Właśnie zapisana: dotknij „{undo}”. Wcześniejsza: otwórz wszystkie zdarzenia, dotknij jej i usuń.',
    wrongPlayer: 'Zła osoba lub złe zdarzenie',
    wrongPlayerText:
      'Właśnie zapisane: dotknij „{fix}”. Wcześniejsze: otwórz wszystkie zdarzenia, dotknij i wybierz właściwe.',
    missing: 'Czegoś nie zapisano',
    missingText: 'Wpisz później: wybierz czas, potem jak zwykle osobę i zdarzenie.',
    clock: 'Zegar się nie zgadza',
    clockText: 'Ustaw go według zegara w hali. Zapisane zdarzenia się nie przesuną.',
    device: 'Bateria się kończy lub urządzenie nie reaguje',
    deviceText:
      'Przekaż mecz urządzeniu zapasowemu. Już nie działa: zaloguj się na zapasowym, otwórz mecz i dopisz z papieru, czego brakuje. Stare naładuj później: wyśle, co w nim zostało.',
    network: 'Brak zasięgu',
    networkText: 'Dalej. Wszystko jest tu zapisane i wyśle się samo, gdy będzie sieć.',
    else: 'Coś innego',
    call: 'Zadzwoń do organizatora: {name}',
    callText: 'Jeśli nie wiesz, co robić, zadzwoń. Zanotuj czas na papierze i zapisuj dalej.',
    noPhone: 'Zapytaj organizatora w punkcie informacyjnym. Zanotuj czas na papierze i zapisuj dalej.',
    organiser: 'organizator',
  },
} as const satisfies Shape<typeof english>;
