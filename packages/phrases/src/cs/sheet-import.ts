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
  whichSheet: 'Seznam je v souboru na více listech. Který se má načíst?',
  sheetRead: 'Načten je list {name}. Načíst jiný:',
  hidden: {
    rows: {
      left: {
        one: '1 skrytý řádek se nepřečetl: {names}',
        few: '{count} skryté řádky se nepřečetly: {names}',
        other: '{count} skrytých řádků se nepřečetlo: {names}',
      },
      read: {
        one: 'Čte se i 1 skrytý řádek: {names}',
        few: 'Čtou se i {count} skryté řádky: {names}',
        other: 'Čte se i {count} skrytých řádků: {names}',
      },
    },
    columns: {
      left: {
        one: '1 skrytý sloupec se nepřečetl: {names}',
        few: '{count} skryté sloupce se nepřečetly: {names}',
        other: '{count} skrytých sloupců se nepřečetlo: {names}',
      },
      read: {
        one: 'Čte se i 1 skrytý sloupec: {names}',
        few: 'Čtou se i {count} skryté sloupce: {names}',
        other: 'Čte se i {count} skrytých sloupců: {names}',
      },
    },
    sheets: {
      left: {
        one: '1 skrytý list se seznamem se nepřečetl: {names}',
        few: '{count} skryté listy se seznamem se nepřečetly: {names}',
        other: '{count} skrytých listů se seznamem se nepřečetlo: {names}',
      },
      read: {
        one: 'Čte se i 1 skrytý list: {names}',
        few: 'Čtou se i {count} skryté listy: {names}',
        other: 'Čte se i {count} skrytých listů: {names}',
      },
    },
    read: 'Přečíst také',
    leave: 'Vynechat',
  },
  sample: 'Stáhnout vzor',
  sampleName: 'vzor',
  recent: 'Nahráno za poslední den',
  pasted: 'Vložený seznam',
  kind: { roster: 'Lidé', clubs: 'Kluby', halls: 'Haly', officials: 'Rozhodčí' },
  records: { one: '1 záznam', few: '{count} záznamy', other: '{count} záznamů' },
  undo: 'Vrátit nahrání',
  undoHint: 'Odstraní, co se nahráním vytvořilo, a vrátí, co se jím změnilo.',
  undone: {
    one: '1 záznam je jako před nahráním.',
    few: '{count} záznamy jsou jako před nahráním.',
    other: '{count} záznamů je jako před nahráním.',
  },
  kept: { one: '1 záznam zůstal:', few: '{count} záznamy zůstaly:', other: '{count} záznamů zůstalo:' },
  keptReason: { changed: 'mezitím změněno', used: 'už se používá', gone: 'už tu není' },
} as const satisfies Shape<typeof english>;
