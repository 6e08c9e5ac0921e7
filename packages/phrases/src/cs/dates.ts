import type { dates as english } from '../en/dates.ts';
import type { Shape } from '../words.ts';

export const dates = {
  weekday: {
    d0: 'Neděle',
    d1: 'Pondělí',
    d2: 'Úterý',
    d3: 'Středa',
    d4: 'Čtvrtek',
    d5: 'Pátek',
    d6: 'Sobota',
  },
  month: {
    m1: '1.',
    m2: '2.',
    m3: '3.',
    m4: '4.',
    m5: '5.',
    m6: '6.',
    m7: '7.',
    m8: '8.',
    m9: '9.',
    m10: '10.',
    m11: '11.',
    m12: '12.',
  },
  day: '{weekday} {date}. {month}',
  dayToday: '{weekday} {date}. {month} · dnes',
  dayUnknown: 'Den bude určen',
  range: '{fromDate}.–{toDate}. {toMonth} {year}',
  rangeOverMonths: '{fromDate}. {fromMonth} – {toDate}. {toMonth} {year}',
  justNow: 'právě teď',
  minutesAgo: { one: 'před {count} minutou', other: 'před {count} minutami' },
  hoursAgo: { one: 'před {count} hodinou', other: 'před {count} hodinami' },
  daysAgo: { one: 'před {count} dnem', other: 'před {count} dny' },
} as const satisfies Shape<typeof english>;
