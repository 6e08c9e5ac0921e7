import type { recordList as english } from '../en/record-list.ts';
import type { Shape } from '../words.ts';

export const recordList = {
  open: 'Nahrať zoznam…',
  title: { halls: 'Haly zo zoznamu', officials: 'Rozhodcovia zo zoznamu' },
  back: { halls: 'Miesta', officials: 'Rozhodcovia' },
  hint: {
    halls:
      'Vložte tabuľku aj so záhlavím, alebo vyberte súbor XLSX či CSV. Stĺpce: názov, adresa, mesto, súradnice ako 49.68, 18.35, ihriská, kapacita. Kým to nepotvrdíte, nič sa neuloží.',
    officials:
      'Vložte tabuľku aj so záhlavím, alebo vyberte súbor XLSX či CSV. Stĺpce: meno, e-mail, telefón, krajina, licencia, partner. Kým to nepotvrdíte, nič sa neuloží a nikto nedostane mail.',
  },
  invite: { one: 'Pozvať 1 rozhodcu', few: 'Pozvať {count} rozhodcov', other: 'Pozvať {count} rozhodcov' },
  inviteHint:
    'Každý dostane účet a mail s odkazom, ktorým si nastaví heslo. Potom vidí a mení svoju registráciu. Kto má účet s tou adresou, nájde registráciu v ňom, bez mailu. Pozvaní zostanú, aj keď sa import vráti.',
  invited:
    'Pozvaní mailom: {invited}. Pridané k účtom: {linked}. Vynechaní, lebo účet už majú alebo ich účet nepotvrdil adresu: {left}.',
  done: {
    halls: 'Nahrané: nových hál {created}, doplnených {updated}.',
    officials:
      'Nahrané: nových rozhodcov {created}, doplnených {updated}. Noví čakajú na schválenie medzi rozhodcami.',
  },
  paste: 'Tabuľka so záhlavím',
  none: 'V zozname nie je nič, čo by ročník zmenilo.',
  aside: {
    one: '1 riadok nie je záznam: {lines}',
    few: '{count} riadky nie sú záznamy: {lines}',
    other: '{count} riadkov nie sú záznamy: {lines}',
  },
  unknown: 'Stĺpce, ktoré sa nečítajú: {columns}',
  missing: 'Chýba stĺpec s menami.',
  isNew: 'Je to niekto alebo niečo iné',
  details: 'Podrobnosti',
  isRecord: 'Je to {name}',
  column: {
    name: 'Hala',
    code: 'Kód',
    address: 'Adresa',
    city: 'Mesto',
    coordinates: 'Súradnice',
    courts: 'Ihriská',
    seats: 'Kapacita',
    note: 'Poznámka',
    lastName: 'Priezvisko',
    firstName: 'Meno',
    email: 'E-mail',
    phone: 'Telefón',
    country: 'Krajina',
    licence: 'Licencia',
    licenceNumber: 'Číslo licencie',
    partner: 'Partner',
    street: 'Ulica',
    zip: 'PSČ',
  },
  violation: {
    'name-missing': 'Chýba meno.',
    'text-too-long': 'Tento text je príliš dlhý: {field}',
    'code-invalid': 'Kód má len písmená a číslice, bez medzier.',
    'code-taken': 'Kód {code} má iná hala.',
    'courts-invalid': 'Počet ihrísk je číslo od 1 do 9.',
    'seats-invalid': 'Kapacita je číslo.',
    'coordinates-invalid': 'Súradnice sú zemepisná šírka a dĺžka, napríklad 49.68, 18.35.',
    'country-unknown': 'Krajinu {text} nepoznáme.',
    'email-invalid': 'Toto nie je e-mailová adresa.',
    'same-record': 'Niečo podobné tu už je. Je to to isté?',
    'name-order': 'Skontrolujte, čo je krstné meno.',
    encoding: 'Skontrolujte písmená.',
    kept: 'Ostáva, ako je uložené: {field}',
  },
} as const satisfies Shape<typeof english>;
