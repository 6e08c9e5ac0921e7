import type { dayHistory as english } from '../en/day-history.ts';
import type { Shape } from '../words.ts';

export const dayHistory = {
  title: 'Dnes',
  empty: 'Dnes se zatím nic nedělo.',
  named: '{text}: {name}',
  all: 'Zobrazit vše ({count})',
  kinds: {
    'club-registered': {
      one: 'Klub se přihlásil',
      few: '{count} kluby se přihlásily',
      other: '{count} klubů se přihlásilo',
    },
    'club-new': {
      one: 'Přihláška znovu otevřena',
      few: '{count} přihlášky znovu otevřeny',
      other: '{count} přihlášek znovu otevřeno',
    },
    'club-approved': { one: 'Klub přijat', few: '{count} kluby přijaty', other: '{count} klubů přijato' },
    'club-processed': {
      one: 'Přihláška vyřízena',
      few: '{count} přihlášky vyřízeny',
      other: '{count} přihlášek vyřízeno',
    },
    'club-declined': {
      one: 'Přihláška odmítnuta',
      few: '{count} přihlášky odmítnuty',
      other: '{count} přihlášek odmítnuto',
    },
    'team-accepted': {
      one: 'Týmy přijaty',
      few: 'Přijaty týmy {count} klubů',
      other: 'Přijaty týmy {count} klubů',
    },
    'team-waiting': {
      one: 'Týmy zařazeny na čekací listinu',
      few: 'Týmy {count} klubů zařazeny na čekací listinu',
      other: 'Týmy {count} klubů zařazeny na čekací listinu',
    },
    'team-withdrawn': {
      one: 'Týmy odhlášeny',
      few: 'Odhlášeny týmy {count} klubů',
      other: 'Odhlášeny týmy {count} klubů',
    },
    'referee-registered': {
      one: 'Rozhodčí se přihlásil',
      few: '{count} rozhodčí se přihlásili',
      other: '{count} rozhodčích se přihlásilo',
    },
    'referee-approved': {
      one: 'Rozhodčí přijat',
      few: '{count} rozhodčí přijati',
      other: '{count} rozhodčích přijato',
    },
    'referee-declined': {
      one: 'Rozhodčí odmítnut',
      few: '{count} rozhodčí odmítnuti',
      other: '{count} rozhodčích odmítnuto',
    },
    'checked-in': { one: 'Odbaven klub', few: 'Odbaveny {count} kluby', other: 'Odbaveno {count} klubů' },
    'invoice-issued': {
      one: 'Faktura vystavena',
      few: 'Faktury vystaveny {count} klubům',
      other: 'Faktury vystaveny {count} klubům',
    },
    'invoice-credited': {
      one: 'Faktura dobropisována',
      few: 'Dobropisovány faktury {count} klubů',
      other: 'Dobropisovány faktury {count} klubů',
    },
    'payment-recorded': {
      one: 'Platba zapsána',
      few: 'Zapsány platby {count} klubů',
      other: 'Zapsány platby {count} klubů',
    },
    'bank-imported': {
      one: 'Jedna platba načtena z banky',
      few: '{count} platby načteny z banky',
      other: '{count} plateb načteno z banky',
    },
    'message-sent': {
      one: 'Zpráva odeslána',
      few: '{count} zprávy odeslány',
      other: '{count} zpráv odesláno',
    },
    'plan-published': { one: 'Program zveřejněn', few: 'Program zveřejněn', other: 'Program zveřejněn' },
    'appointments-published': {
      one: 'Nominace rozhodčích zveřejněny',
      few: 'Nominace rozhodčích zveřejněny',
      other: 'Nominace rozhodčích zveřejněny',
    },
    'draw-revealed': {
      one: 'Rozlosována jedna kategorie',
      few: 'Rozlosovány {count} kategorie',
      other: 'Rozlosováno {count} kategorií',
    },
    'group-closed': {
      one: 'Jedna skupina uzavřena ručně',
      few: '{count} skupiny uzavřeny ručně',
      other: '{count} skupin uzavřeno ručně',
    },
    'protest-filed': {
      one: 'Podán protest',
      few: 'Podány protesty proti {count} zápasům',
      other: 'Podány protesty proti {count} zápasům',
    },
    'protest-decided': {
      one: 'Rozhodnut protest',
      few: 'Rozhodnuty protesty proti {count} zápasům',
      other: 'Rozhodnuty protesty proti {count} zápasům',
    },
    'settings-changed': {
      one: 'Změněno jedno nastavení',
      few: 'Změněna {count} nastavení',
      other: 'Změněno {count} nastavení',
    },
    'prices-changed': {
      one: 'Změněn ceník',
      few: 'Změněn ceník: {count} položky',
      other: 'Změněn ceník: {count} položek',
    },
    'places-changed': {
      one: 'Změněno jedno místo',
      few: 'Změněna {count} místa',
      other: 'Změněno {count} míst',
    },
    'lists-changed': {
      one: 'Změněny číselníky',
      few: 'Změněny číselníky: {count} položky',
      other: 'Změněny číselníky: {count} položek',
    },
  },
} as const satisfies Shape<typeof english>;
