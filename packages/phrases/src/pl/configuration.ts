import type { configuration as english } from '../en/configuration.ts';
import type { Shape } from '../words.ts';

export const configuration = {
  title: 'Ustawienia',
  lead: 'Obowiązują w całej edycji od chwili zapisania.',
  search: 'Szukaj w ustawieniach',
  nothing: 'Żadne ustawienie nie dotyczy „{typed}”.',
  group: {
    dates: 'Terminy',
    rosters: 'Listy uczestników',
    referees: 'Sędziowie',
    matches: 'Mecze i sędzia stolikowy',
    halls: 'Hale i opóźnienia',
    publication: 'Co jest publikowane',
    money: 'Pieniądze',
    rest: 'Pozostałe',
  },
  more: {
    one: 'Więcej ustawień (1)',
    few: 'Więcej ustawień ({count})',
    many: 'Więcej ustawień ({count})',
    other: 'Więcej ustawień ({count})',
  },
  protected: 'Tylko superadministrator',
  internal: 'Niepubliczne',
  save: 'Zapisz',
  tablesSure: 'Zmienić „{label}” razem z tabelami?',
  saved: 'Zapisano: {label}',
  minutes: '{minutes} min',
  none: 'nic',
  value: 'Wartość',
  history: 'Historia ustawień',
  changed: 'Ktoś tymczasem ustawił „{value}”.',
  take: 'Przejmij',
  defaults: {
    title: 'Nowe wartości domyślne',
    lead: 'Nowe instalacje portalu zaczynają z innymi wartościami. Ta edycja zachowuje swoje, dopóki nie zdecydujesz.',
    change: '{name}: {before} → {after}',
    take: 'Użyj nowych wartości',
    keep: 'Zostaw bez zmian',
  },
} as const satisfies Shape<typeof english>;
