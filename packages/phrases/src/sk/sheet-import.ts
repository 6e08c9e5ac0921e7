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
} as const satisfies Shape<typeof english>;
