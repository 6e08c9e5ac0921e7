import type { recordList as english } from '../en/record-list.ts';
import type { Shape } from '../words.ts';

export const recordList = {
  open: 'Nahrát seznam…',
  title: { halls: 'Haly ze seznamu', officials: 'Rozhodčí ze seznamu' },
  back: { halls: 'Místa', officials: 'Rozhodčí' },
  hint: {
    halls:
      'Vložte tabulku i se záhlavím, nebo vyberte soubor XLSX či CSV. Sloupce: název, adresa, město, souřadnice jako 49.68, 18.35, hřiště, kapacita. Dokud to nepotvrdíte, nic se neuloží.',
    officials:
      'Vložte tabulku i se záhlavím, nebo vyberte soubor XLSX či CSV. Sloupce: jméno, e-mail, telefon, stát, licence, partner. Dokud to nepotvrdíte, nic se neuloží a nikdo nedostane mail.',
  },
  invite: { one: 'Pozvat 1 rozhodčího', few: 'Pozvat {count} rozhodčí', other: 'Pozvat {count} rozhodčích' },
  inviteHint:
    'Každý dostane účet a mail s odkazem, kterým si nastaví heslo. Pak vidí a mění svou registraci. Kdo s tou adresou účet má, najde registraci v něm, bez mailu. Pozvaní zůstanou, i když se import vrátí.',
  invited:
    'Pozváno mailem: {invited}. Přidáno k účtům: {linked}. Vynecháno, protože účet už mají nebo jejich účet nepotvrdil adresu: {left}.',
  done: {
    halls: 'Nahráno: nových hal {created}, doplněných {updated}.',
    officials:
      'Nahráno: nových rozhodčích {created}, doplněných {updated}. Noví čekají na schválení mezi rozhodčími.',
  },
  paste: 'Tabulka se záhlavím',
  none: 'V seznamu není nic, co by ročník změnilo.',
  aside: {
    one: '1 řádek není záznam: {lines}',
    few: '{count} řádky nejsou záznamy: {lines}',
    other: '{count} řádků nejsou záznamy: {lines}',
  },
  unknown: 'Sloupce, které se nečtou: {columns}',
  missing: 'Chybí sloupec se jmény.',
  isNew: 'Je to někdo nebo něco jiného',
  details: 'Podrobnosti',
  isRecord: 'Je to {name}',
  column: {
    name: 'Hala',
    code: 'Kód',
    address: 'Adresa',
    city: 'Město',
    coordinates: 'Souřadnice',
    courts: 'Hřiště',
    seats: 'Kapacita',
    note: 'Poznámka',
    lastName: 'Příjmení',
    firstName: 'Jméno',
    email: 'E-mail',
    phone: 'Telefon',
    country: 'Stát',
    licence: 'Licence',
    licenceNumber: 'Číslo licence',
    partner: 'Partner',
    street: 'Ulice',
    zip: 'PSČ',
  },
  violation: {
    'name-missing': 'Chybí jméno.',
    'text-too-long': 'Tento text je příliš dlouhý: {field}',
    'code-invalid': 'Kód má jen písmena a číslice, bez mezer.',
    'code-taken': 'Kód {code} má jiná hala.',
    'courts-invalid': 'Počet hřišť je číslo od 1 do 9.',
    'seats-invalid': 'Kapacita je číslo.',
    'coordinates-invalid': 'Souřadnice jsou zeměpisná šířka a délka, třeba 49.68, 18.35.',
    'country-unknown': 'Stát {text} neznáme.',
    'email-invalid': 'Tohle není e-mailová adresa.',
    'same-record': 'Něco podobného už tu je. Je to totéž?',
    'name-order': 'Zkontrolujte, co je křestní jméno.',
    encoding: 'Zkontrolujte písmena.',
    kept: 'Zůstává, jak je uloženo: {field}',
  },
} as const satisfies Shape<typeof english>;
