import type { paperEntry as en } from '../en/paper-entry.ts';
import type { Shape } from '../words.ts';

/** Late entry from the paper sheet by the keyboard. */
export const paperEntry = {
  title: 'Z papierového zápisu',
  line: 'Riadok a Enter (napríklad 12 A 7)',
  record: 'Zapísať',
  help: 'Ako písať riadok',
  example:
    'Minúta, A (domáci) alebo B (hostia), číslo, písmeno. Bez minúty platí predchádzajúca. O a písmeno je funkcionár. Riadok − vezme poslednú udalosť späť.',
  shootout:
    'X namiesto minúty je rozstrel: X A 7 je gól, X A 7 M nepremenený hod. Minúty po konci sú predĺženie.',
  photos: {
    title: 'Fotky papierového zápisu',
    take: 'Odfotiť zápis',
    name: 'Fotka {number}',
    sent: 'na serveri',
    waiting: 'v zariadení, neodoslané',
    erase: 'Zmazať',
    eraseSure: 'Naozaj zmazať',
    private: 'Fotky vidia len tí, ktorí smú tento zápas zapisovať. Zmažú sa s menami ročníka.',
    unreadable: 'Tento obrázok sa nedá prečítať. Odfoťte zápis znova.',
    full: 'V zariadení nie je pre fotku miesto: neuložila sa. Uvoľnite miesto a odfoťte zápis znova.',
    away: 'Fotku sa nepodarilo zmazať: server nie je dostupný.',
  },
  problem: {
    unreadable: 'Tento riadok sa nedá prečítať. Píšte napríklad 12 A 7 alebo 12 A 7 S.',
    'no-minute': 'Najprv napíšte minútu: žiadny predchádzajúci riadok nie je.',
    'minute-outside': 'Táto minúta je až po konci zápasu.',
    'no-shootout': 'V zápase skupiny rozstrel nie je.',
    'number-unknown': 'Toto číslo na súpiske nikto nemá. Doplňte hráča do súpisky, alebo číslo vynechajte.',
    'official-cannot-score': 'Funkcionár nemôže dať gól.',
  },
  key: {
    goal: '–',
    'seven-metre-goal': 'P',
    'seven-metre-miss': 'M',
    'two-minutes': 'S',
    'yellow-card': 'Y, Z',
    'red-card': 'R',
    'blue-card': 'B',
    'team-timeout': 'T',
  },
} as const satisfies Shape<typeof en>;
