import type { paperEntry as en } from '../en/paper-entry.ts';
import type { Shape } from '../words.ts';

/** Late entry from the paper sheet by the keyboard. */
export const paperEntry = {
  title: 'Z papírového zápisu',
  line: 'Řádek a Enter (například 12 A 7)',
  record: 'Zapsat',
  help: 'Jak psát řádek',
  example:
    'Minuta, A (domácí) nebo B (hosté), číslo, písmeno. Bez minuty platí předchozí. O a písmeno je funkcionář. Řádek − vezme poslední událost zpět.',
  shootout:
    'X místo minuty je rozstřel: X A 7 je gól, X A 7 M neproměněný hod. Minuty po konci jsou prodloužení.',
  photos: {
    title: 'Fotky papírového zápisu',
    take: 'Vyfotit zápis',
    name: 'Fotka {number}',
    sent: 'na serveru',
    waiting: 'v zařízení, neodesláno',
    erase: 'Smazat',
    eraseSure: 'Opravdu smazat',
    private: 'Fotky vidí jen ti, kdo smějí tento zápas zapisovat. Smažou se se jmény ročníku.',
    unreadable: 'Tento obrázek nejde přečíst. Vyfoťte zápis znovu.',
    full: 'V zařízení není pro fotku místo: neuložila se. Uvolněte místo a vyfoťte zápis znovu.',
    away: 'Fotku se nepodařilo smazat: server není dostupný.',
  },
  problem: {
    unreadable: 'Tento řádek nejde přečíst. Pište například 12 A 7 nebo 12 A 7 S.',
    'no-minute': 'Nejdřív napište minutu: žádný předchozí řádek není.',
    'minute-outside': 'Tato minuta je až po konci zápasu.',
    'no-shootout': 'V utkání skupiny rozstřel není.',
    'number-unknown': 'Toto číslo na soupisce nikdo nemá. Doplňte hráče do soupisky, nebo číslo vynechte.',
    'official-cannot-score': 'Funkcionář nemůže dát gól.',
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
