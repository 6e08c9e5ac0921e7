/** Halls and officials from an organiser’s list. */
export const recordList = {
  open: 'Import a list…',
  title: { halls: 'Halls from a list', officials: 'Officials from a list' },
  back: { halls: 'Places', officials: 'Referees' },
  hint: {
    halls:
      'Paste a table from a spreadsheet with its heading, or choose an XLSX or CSV file. Columns: name, address, city, coordinates such as 49.68, 18.35, courts, seats. Nothing is saved before you confirm.',
    officials:
      'Paste a table from a spreadsheet with its heading, or choose an XLSX or CSV file. Columns: name, e-mail, phone, country, licence, partner. Nothing is saved before you confirm, and nobody gets a mail.',
  },
  invite: { one: 'Invite 1 official', other: 'Invite {count} officials' },
  inviteHint:
    'Each gets an account and a mail with the link that sets its password. They then see and change their registration. Who has an account with that address gets the registration there, without a mail. Invited officials stay when the import is undone.',
  invited:
    'Invited by mail: {invited}. Added to their accounts: {linked}. Left, because they have an account already or their account has not confirmed its address: {left}.',
  done: {
    halls: 'Imported: {created} new halls, {updated} added to.',
    officials:
      'Imported: {created} new officials, {updated} added to. New ones wait for approval among the referees.',
  },
  paste: 'Table with its heading',
  none: 'There is nothing in this list that would change the edition.',
  aside: { one: '1 line is no record: {lines}', other: '{count} lines are no records: {lines}' },
  unknown: 'Columns that are not read: {columns}',
  missing: 'A column with the names is missing.',
  isNew: 'It is another one',
  details: 'Details',
  isRecord: 'It is {name}',
  column: {
    name: 'Hall',
    code: 'Code',
    address: 'Address',
    city: 'City',
    coordinates: 'Coordinates',
    courts: 'Courts',
    seats: 'Seats',
    note: 'Note',
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail',
    phone: 'Phone',
    country: 'Country',
    licence: 'Licence',
    partner: 'Partner',
    street: 'Street',
    zip: 'Postal code',
  },
  violation: {
    'name-missing': 'The name is missing.',
    'text-too-long': 'This text is too long: {field}',
    'code-invalid': 'A code has letters and digits only, without spaces.',
    'code-taken': 'Another hall has the code {code}.',
    'courts-invalid': 'Courts are a number from 1 to 9.',
    'seats-invalid': 'Seats are a number.',
    'coordinates-invalid': 'Coordinates are latitude and longitude, such as 49.68, 18.35.',
    'country-unknown': 'The country {text} is not known.',
    'email-invalid': 'This is not an e-mail address.',
    'same-record': 'Something similar is here already. Is it the same?',
    'name-order': 'Check which one is the first name.',
    encoding: 'Check the letters.',
    kept: 'Kept as it is stored: {field}',
  },
} as const;
