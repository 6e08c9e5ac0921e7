import type { dayHistory as english } from '../en/day-history.ts';
import type { Shape } from '../words.ts';

export const dayHistory = {
  title: 'Dnes',
  empty: 'Dnes sa zatiaľ nič nedialo.',
  named: '{text}: {name}',
  all: 'Zobraziť všetko ({count})',
  kinds: {
    'club-registered': {
      one: 'Klub sa prihlásil',
      few: '{count} kluby sa prihlásili',
      other: '{count} klubov sa prihlásilo',
    },
    'club-new': {
      one: 'Prihláška znovu otvorená',
      few: '{count} prihlášky znovu otvorené',
      other: '{count} prihlášok znovu otvorených',
    },
    'club-approved': { one: 'Klub prijatý', few: '{count} kluby prijaté', other: '{count} klubov prijatých' },
    'club-processed': {
      one: 'Prihláška vybavená',
      few: '{count} prihlášky vybavené',
      other: '{count} prihlášok vybavených',
    },
    'club-declined': {
      one: 'Prihláška odmietnutá',
      few: '{count} prihlášky odmietnuté',
      other: '{count} prihlášok odmietnutých',
    },
    'team-accepted': {
      one: 'Tímy prijaté',
      few: 'Prijaté tímy {count} klubov',
      other: 'Prijaté tímy {count} klubov',
    },
    'team-waiting': {
      one: 'Tímy zaradené na čakaciu listinu',
      few: 'Tímy {count} klubov zaradené na čakaciu listinu',
      other: 'Tímy {count} klubov zaradené na čakaciu listinu',
    },
    'team-withdrawn': {
      one: 'Tímy odhlásené',
      few: 'Odhlásené tímy {count} klubov',
      other: 'Odhlásené tímy {count} klubov',
    },
    'referee-registered': {
      one: 'Rozhodca sa prihlásil',
      few: '{count} rozhodcovia sa prihlásili',
      other: '{count} rozhodcov sa prihlásilo',
    },
    'referee-approved': {
      one: 'Rozhodca prijatý',
      few: '{count} rozhodcovia prijatí',
      other: '{count} rozhodcov prijatých',
    },
    'referee-declined': {
      one: 'Rozhodca odmietnutý',
      few: '{count} rozhodcovia odmietnutí',
      other: '{count} rozhodcov odmietnutých',
    },
    'checked-in': { one: 'Odbavený klub', few: 'Odbavené {count} kluby', other: 'Odbavených {count} klubov' },
    'invoice-issued': {
      one: 'Faktúra vystavená',
      few: 'Faktúry vystavené {count} klubom',
      other: 'Faktúry vystavené {count} klubom',
    },
    'invoice-credited': {
      one: 'Faktúra dobropisovaná',
      few: 'Dobropisované faktúry {count} klubov',
      other: 'Dobropisované faktúry {count} klubov',
    },
    'payment-recorded': {
      one: 'Platba zapísaná',
      few: 'Zapísané platby {count} klubov',
      other: 'Zapísané platby {count} klubov',
    },
    'bank-imported': {
      one: 'Jedna platba načítaná z banky',
      few: '{count} platby načítané z banky',
      other: '{count} platieb načítaných z banky',
    },
    'message-sent': {
      one: 'Správa odoslaná',
      few: '{count} správy odoslané',
      other: '{count} správ odoslaných',
    },
    'plan-published': { one: 'Program zverejnený', few: 'Program zverejnený', other: 'Program zverejnený' },
    'appointments-published': {
      one: 'Nominácie rozhodcov zverejnené',
      few: 'Nominácie rozhodcov zverejnené',
      other: 'Nominácie rozhodcov zverejnené',
    },
    'draw-revealed': {
      one: 'Vyžrebovaná jedna kategória',
      few: 'Vyžrebované {count} kategórie',
      other: 'Vyžrebovaných {count} kategórií',
    },
    'group-closed': {
      one: 'Jedna skupina uzavretá ručne',
      few: '{count} skupiny uzavreté ručne',
      other: '{count} skupín uzavretých ručne',
    },
    'protest-filed': {
      one: 'Podaný protest',
      few: 'Podané protesty proti {count} zápasom',
      other: 'Podané protesty proti {count} zápasom',
    },
    'protest-decided': {
      one: 'Rozhodnutý protest',
      few: 'Rozhodnuté protesty proti {count} zápasom',
      other: 'Rozhodnuté protesty proti {count} zápasom',
    },
    'settings-changed': {
      one: 'Zmenené jedno nastavenie',
      few: 'Zmenené {count} nastavenia',
      other: 'Zmenených {count} nastavení',
    },
    'prices-changed': {
      one: 'Zmenený cenník',
      few: 'Zmenený cenník: {count} položky',
      other: 'Zmenený cenník: {count} položiek',
    },
    'places-changed': {
      one: 'Zmenené jedno miesto',
      few: 'Zmenené {count} miesta',
      other: 'Zmenených {count} miest',
    },
    'lists-changed': {
      one: 'Zmenené číselníky',
      few: 'Zmenené číselníky: {count} položky',
      other: 'Zmenené číselníky: {count} položiek',
    },
  },
} as const satisfies Shape<typeof english>;
