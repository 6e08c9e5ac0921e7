import type { sheetImport as english } from '../en/sheet-import.ts';
import type { Shape } from '../words.ts';

export const sheetImport = {
  read: 'Přečíst seznam',
  choose: 'Vybrat soubor',
  chooseAnother: 'Vybrat jiný soubor',
  reading: 'Čte se seznam…',
  preview: 'Zatím se nic neuložilo. Stane se toto:',
  confirm: { one: 'Nahrát 1 řádek', few: 'Nahrát {count} řádky', other: 'Nahrát {count} řádků' },
  waiting: {
    one: '1 řádek čeká na odpověď',
    few: '{count} řádky čekají na odpověď',
    other: '{count} řádků čeká na odpověď',
  },
  leftOut: {
    one: '1 řádek se přeskočí',
    few: '{count} řádky se přeskočí',
    other: '{count} řádků se přeskočí',
  },
  line: 'Řádek {line}',
  result: { create: 'Nový', update: 'Změna', same: 'Beze změny', refused: 'Přeskočí se', asked: 'Čeká' },
  reason: {
    heading: 'záhlaví',
    'heading-again': 'záhlaví',
    title: 'nadpis',
    team: 'tým',
    total: 'součet',
    text: 'text',
    joined: 'patří k řádku výše',
  },
  edit: 'Upravit řádek {line}',
  editShort: 'Upravit',
  leaveOut: 'Vynechat řádek {line}',
  leaveOutShort: 'Vynechat',
  apply: 'Použít',
  close: 'Zavřít beze změn',
  firstIs: 'Křestní jméno {name}',
  encoding: 'Soubor neříká, jak má zapsaná písmena. Které čtení je správné?',
} as const satisfies Shape<typeof english>;
