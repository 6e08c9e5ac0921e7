import type { sheetImport as english } from '../en/sheet-import.ts';
import type { Shape } from '../words.ts';

export const sheetImport = {
  read: 'Prečítať zoznam',
  choose: 'Vybrať súbor',
  chooseAnother: 'Vybrať iný súbor',
  reading: 'Číta sa zoznam…',
  preview: 'Zatiaľ sa nič neuložilo. Stane sa toto:',
  confirm: { one: 'Nahrať 1 riadok', few: 'Nahrať {count} riadky', other: 'Nahrať {count} riadkov' },
  waiting: {
    one: '1 riadok čaká na odpoveď',
    few: '{count} riadky čakajú na odpoveď',
    other: '{count} riadkov čaká na odpoveď',
  },
  leftOut: {
    one: '1 riadok sa preskočí',
    few: '{count} riadky sa preskočia',
    other: '{count} riadkov sa preskočí',
  },
  line: 'Riadok {line}',
  result: { create: 'Nový', update: 'Zmena', same: 'Bez zmeny', refused: 'Vynechá sa', asked: 'Čaká' },
  reason: {
    heading: 'záhlavie',
    'heading-again': 'záhlavie',
    title: 'nadpis',
    team: 'tím',
    total: 'súčet',
    text: 'text',
    joined: 'patrí k riadku vyššie',
  },
  edit: 'Upraviť riadok {line}',
  editShort: 'Upraviť',
  leaveOut: 'Vynechať riadok {line}',
  leaveOutShort: 'Vynechať',
  apply: 'Použiť',
  close: 'Zavrieť bez zmien',
  firstIs: 'Krstné meno {name}',
  encoding: 'Súbor nehovorí, ako má zapísané písmená. Ktoré čítanie je správne?',
  whichSheet: 'Zoznam je v súbore na viacerých hárkoch. Ktorý sa má načítať?',
  sheetRead: 'Načítaný je hárok {name}. Načítať iný:',
  hidden: {
    rows: {
      left: {
        one: '1 skrytý riadok sa neprečítal: {names}',
        few: '{count} skryté riadky sa neprečítali: {names}',
        other: '{count} skrytých riadkov sa neprečítalo: {names}',
      },
      read: {
        one: 'Číta sa aj 1 skrytý riadok: {names}',
        few: 'Čítajú sa aj {count} skryté riadky: {names}',
        other: 'Číta sa aj {count} skrytých riadkov: {names}',
      },
    },
    columns: {
      left: {
        one: '1 skrytý stĺpec sa neprečítal: {names}',
        few: '{count} skryté stĺpce sa neprečítali: {names}',
        other: '{count} skrytých stĺpcov sa neprečítalo: {names}',
      },
      read: {
        one: 'Číta sa aj 1 skrytý stĺpec: {names}',
        few: 'Čítajú sa aj {count} skryté stĺpce: {names}',
        other: 'Číta sa aj {count} skrytých stĺpcov: {names}',
      },
    },
    sheets: {
      left: {
        one: '1 skrytý hárok so zoznamom sa neprečítal: {names}',
        few: '{count} skryté hárky so zoznamom sa neprečítali: {names}',
        other: '{count} skrytých hárkov so zoznamom sa neprečítalo: {names}',
      },
      read: {
        one: 'Číta sa aj 1 skrytý hárok: {names}',
        few: 'Čítajú sa aj {count} skryté hárky: {names}',
        other: 'Číta sa aj {count} skrytých hárkov: {names}',
      },
    },
    read: 'Prečítať tiež',
    leave: 'Vynechať',
  },
  sample: 'Stiahnuť vzor',
  sampleName: 'vzor',
  recent: 'Nahrané za posledný deň',
  pasted: 'Vložený zoznam',
  kind: { roster: 'Ľudia', clubs: 'Kluby', halls: 'Haly', officials: 'Rozhodcovia' },
  records: { one: '1 záznam', few: '{count} záznamy', other: '{count} záznamov' },
  undo: 'Vrátiť nahratie',
  undoHint: 'Odstráni, čo sa nahratím vytvorilo, a vráti, čo sa ním zmenilo.',
  undone: {
    one: '1 záznam je ako pred nahratím.',
    few: '{count} záznamy sú ako pred nahratím.',
    other: '{count} záznamov je ako pred nahratím.',
  },
  kept: { one: '1 záznam ostal:', few: '{count} záznamy ostali:', other: '{count} záznamov ostalo:' },
  keptReason: { changed: 'medzitým zmenené', used: 'už sa používa', gone: 'už tu nie je' },
} as const satisfies Shape<typeof english>;
