import type { states as english } from '../en/states.ts';
import type { Shape } from '../words.ts';

export const states = {
  loading: 'Načítava sa',
  error: {
    heading: 'Táto trafila žrď',
    text: 'Server neodpovedal. Skúsime to znova o {seconds} s.',
    now: 'Server neodpovedal. Skúšame znova…',
    tryNow: 'Skúsiť hneď',
  },
  offline: {
    heading: 'Mimo dosahu',
    text: 'Túto stránku ste na tomto zariadení ešte neotvorili a pripojenie chýba. Otvorí sa sama, keď sa obnoví.',
  },
  emptyGroup: {
    heading: 'Čaká sa na žrebovanie',
    text: 'Táto skupina zatiaľ nemá žiadne tímy.',
  },
  emptyMatches: {
    heading: 'Ihrisko je ešte voľné',
    text: 'Zápasy tejto skupiny zatiaľ nie sú naplánované.',
  },
  noEdition: {
    heading: 'Rozcvička',
    text: 'Žiadny turnaj ešte nie je pripravený. Výsledky sa objavia tu.',
  },
  notFound: {
    title: 'Stránka sa nenašla',
    heading: 'Mimo ihriska',
    text: 'Táto stránka neexistuje alebo zmizla s vlaňajším programom.',
    home: 'Na výsledky',
  },
  groupUnknown: {
    heading: 'Taká skupina nie je',
    text: 'Skupina {label} na tomto turnaji nie je.',
  },
  unauthorized: {
    title: 'Bez oprávnenia',
    heading: 'Chybné striedanie',
    text: 'Nemáte dostatočné oprávnenia',
    home: 'Na výsledky',
  },
  support: {
    title: 'Podpora',
    heading: 'Oddychový čas',
    text: 'Aplikácia nedokázala načítať, čo potrebuje. Skúste to, prosím, znova, a ak to nepomôže, kontaktujte podporu turnaja.',
    plain:
      'Niečo nefunguje? Skúste najprv načítať stránku znova. Ak to nepomôže, kontaktujte kanceláriu turnaja a povedzte, čo ste práve robili.',
    again: 'Skúsiť znova',
    home: 'Na výsledky',
  },
} as const satisfies Shape<typeof english>;
