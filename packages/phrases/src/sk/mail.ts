import type { mail as english } from '../en/mail.ts';
import type { Shape } from '../words.ts';
import { mailAccount } from './mail-account.ts';

export const mail = {
  frame: {
    hello: 'Dobrý deň,',
    fallback: 'Ak tlačidlo nefunguje, otvorte v prehliadači túto adresu:',
    signature: 'Sevenmetre',
    automatic: 'Túto správu odoslal portál turnaja. Odpovede na ňu nikto nečíta.',
    answers: 'Odpovede na túto správu chodia na {address}.',
  },
  account: mailAccount,
  news: { open: 'Otvoriť nástenku' },
  joinReminder: {
    subject: 'Prihlášky klubov sú otvorené',
    text: 'Chceli ste vedieť, keď sa kluby budú môcť prihlásiť na {tournament}. Práve sme otvorili: miesta, ceny a termíny nájdete na stránke.',
    action: 'Prihlásiť klub',
    remark: 'Vašu adresu teraz mažeme. Už na ňu nikto nenapíše.',
  },
  reminder: {
    title: 'Upomienka: faktúra po splatnosti',
    text: 'Faktúra vášho klubu za turnaj je po splatnosti.\n\nSumu, deň splatnosti aj údaje na platbu nájdete na stránke klubu v časti Faktúry a platby. Doplaťte, prosím, zvyšok, alebo nám napíšte, ak na faktúre niečo nesedí.\n\nAk ste v posledných dňoch už zaplatili, netreba nič robiť.',
  },
  arrival: {
    title: 'Príchod a odbavenie',
    text: 'Váš klub už čoskoro vyrazí na turnaj.\n\nPo príchode prosím najskôr príďte k odbaveniu: dostanete tam kľúče, náramky a stravné lístky. Otváracie hodiny aj adresu nájdete na stránke klubu.\n\nNapíšte nám v odpovedi na túto správu, kedy prídete, a tiež ak sa oneskoríte.',
  },
  schedule: {
    title: 'Zmena programu',
    text: 'Program zápasov sa zmenil.\n\nZápasy vašich tímov s novými časmi a halami nájdete na stránke klubu a vo verejnom programe. Odovzdajte to, prosím, trénerom.',
  },
  plan: {
    subject: 'Nový program zápasov',
    text: 'organizátor zverejnil nový program. Pre váš klub {club} sa mení:',
    added: 'Nový zápas č.\u00a0{number}, {teams}: {to}',
    removed: 'Zrušený zápas č.\u00a0{number}, {teams}',
    moved: 'Zápas č.\u00a0{number}, {teams}: {from} → {to}',
    changed: 'Zápas č.\u00a0{number} má iných súperov: {teams}, {to}',
    noPlace: 'bez termínu',
    open: 'súper zatiaľ nie je známy',
    more: {
      one: 'A ešte {count} zápas.',
      few: 'A ešte {count} zápasy.',
      other: 'A ešte {count} zápasov.',
    },
    action: 'Otvoriť výsledky a program',
  },
  duty: {
    openOwn: 'Otvoriť moju stránku',
    yourShift: 'Vaša zmena: {when}, {where}, {kind}.',
    wantedSubject: 'Na turnaji niekto chýba',
    wanted: 'uvoľnila sa zmena: {when}, {where}, {kind}.',
    take: 'Ak môžete prísť, otvorte svoju stránku a stlačte „Prídem namiesto“. Zmenu má ten, kto je prvý.',
    declined: '{name} nemôže prísť: {when}, {where}, {kind}.',
    asked: {
      one: '{count} človeku, ktorý by mohol prísť namiesto, sme napísali.',
      few: '{count} ľuďom, ktorí by mohli prísť namiesto, sme napísali.',
      other: '{count} ľuďom, ktorí by mohli prísť namiesto, sme napísali.',
    },
    takenSubject: 'Zmena má zase niekoho',
    taken: '{name} príde namiesto: {when}, {where}, {kind}.',
    open: 'Otvoriť pomocníkov',
  },
  appointments: {
    subject: 'Vaše zápasy ako rozhodca',
    text: 'organizátor zmenil vaše nominácie:',
    reminderSubject: 'Vaše zápasy čakajú na odpoveď',
    reminder: 'dajte nám, prosím, vedieť, či prídete:',
    added: 'Zápas č.\u00a0{number}, {teams}: {to}',
    moved: 'Presunuté: zápas č.\u00a0{number}, {teams}: {from} → {to}',
    removed: 'Už nepískate: zápas č.\u00a0{number}, {teams}: {from}',
    reminded: 'Zápas č.\u00a0{number}, {teams}: {to}',
    more: {
      one: 'A ešte {count} zápas.',
      few: 'A ešte {count} zápasy.',
      other: 'A ešte {count} zápasov.',
    },
    answer: 'Odpovedzte, prosím, na svojej stránke. Ak nemôžete prísť, vráťte zápas čo najskôr.',
    action: 'Otvoriť moje zápasy',
  },
  reporterInvitation: {
    subject: 'Zapisujete zápasy na turnaji',
    text: 'organizátor turnaja {tournament} vám otvoril zapisovanie zápasov.',
    where: 'Vaše haly: {halls}',
    first: 'Tlačidlom si nastavte heslo. Po prihlásení uvidíte dnešnú halu.',
    known: 'Prihláste sa ako zvyčajne. Uvidíte dnešnú halu.',
    setPassword: 'Nastaviť heslo',
    open: 'Otvoriť moju halu',
  },
  clubInvitation: {
    subject: 'Pozvánka na správu klubu',
    hello: 'Dobrý deň,',
    text: 'klub {club} vás pozýva, aby ste zaňho v portáli turnaja pracovali s prihláškou a súpiskami. Kým pozvánku neprijmete, nič sa nestane. Ak účet ešte nemáte, zaregistrujte sa s touto adresou.',
    action: 'Zobraziť pozvánku',
    valid: {
      one: 'Pozvánka platí {count} deň.',
      few: 'Pozvánka platí {count} dni.',
      other: 'Pozvánka platí {count} dní.',
    },
  },
  clubAccess: {
    subject: 'Máte prístup ku klubu',
    text: 'v portáli turnaja ste dostali prístup ku klubu {club}. Prihláste sa ako zvyčajne, klub nájdete na svojej nástenke.',
    action: 'Otvoriť klub',
  },
  clubAdmin: {
    appointedSubject: 'Váš klub má nového správcu',
    appointed: 'organizátor v portáli turnaja určil, že správcom klubu {club} je odteraz aj {name}.',
    dismissedSubject: 'Správca vášho klubu bol odobraný',
    dismissed: '{name} už v portáli turnaja nie je správcom klubu {club}. Oprávnenie odobral organizátor.',
    ask: 'Ak neviete prečo, napíšte, prosím, organizátorovi.',
    action: 'Otvoriť portál',
  },
  registration: {
    submitted: {
      subject: 'Vaša prihláška dorazila',
      text: 'prijali sme prihlášku klubu {club}. Prejdeme ju a ozveme sa vám.',
    },
    updated: {
      subject: 'Vaša prihláška sa zmenila',
      text: 'prihláška klubu {club} bola zmenená. Ak ste to neboli vy, pozrite sa na ňu a napíšte nám.',
    },
    teams: {
      one: 'Je v nej jeden tím.',
      few: 'Sú v nej {count} tímy.',
      other: 'Je v nej {count} tímov.',
    },
  },
  clubState: {
    approved: {
      subject: 'Vaša prihláška je prijatá',
      text: 'prihlášku klubu {club} sme prijali. Jeho tímy sú odteraz na webe turnaja.',
    },
    declined: {
      subject: 'Vaša prihláška je zrušená',
      text: 'prihlášku klubu {club} sme zrušili z tohto dôvodu:',
    },
    processed: {
      subject: 'Vaša prihláška: všetko je vybavené',
      text: 'platba aj ubytovanie klubu {club} sú vybavené. Tešíme sa na vás.',
    },
    resumed: {
      subject: 'Vaša prihláška ešte nie je vybavená',
      text: 'prihlášku klubu {club} sme vrátili medzi prijaté, pretože ešte nie je všetko vybavené. Dôvod:',
    },
    new: {
      subject: 'Vaša prihláška je znova otvorená',
      text: 'prihláška klubu {club} je znova otvorená a čaká na prijatie.',
    },
    open: 'Otvoriť klub',
    waiting: {
      one: 'Jeden z vašich tímov je na čakacej listine. Keď sa miesto uvoľní, napíšeme vám.',
      few: '{count} vaše tímy sú na čakacej listine. Keď sa miesto uvoľní, napíšeme vám.',
      other: '{count} vašich tímov je na čakacej listine. Keď sa miesto uvoľní, napíšeme vám.',
    },
  },
  payment: {
    subject: 'Platba vášho klubu prišla',
    text: 'dňa {day} sme od klubu {club} prijali {amount}. Ďakujeme.',
    where: 'Či ešte treba niečo zaplatiť, nájdete na stránke svojho klubu.',
    open: 'Otvoriť platby',
  },
  takenBack: {
    subject: 'Platba vášho klubu bola stornovaná',
    text: 'organizátor stornoval platbu {amount}, ktorú mal klub {club} zapísanú dňa {day}.',
    open: 'Teraz treba zaplatiť {amount}.',
    nothingOpen: 'Netreba zaplatiť nič.',
    part: '{amount} na účet {account}, variabilný symbol {symbol}',
    partDue: '{amount} do {due} na účet {account}, variabilný symbol {symbol}',
    question: 'Ak neviete prečo, spýtajte sa organizátora, skôr než zaplatíte znova.',
  },
  invoice: {
    issuedSubject: 'Nová faktúra pre váš klub',
    creditedSubject: 'Faktúra vášho klubu bola stornovaná',
    text: 'klubu {club} sme vystavili tieto doklady:',
    document: 'Faktúra {number}: {amount}, splatná {due}, variabilný symbol {symbol}',
    paidDocument: 'Faktúra {number}: už je celá uhradená',
    pay: 'Zaplatiť online',
    creditNote: 'Dobropis {number}: {amount}',
    where: 'Doklady so všetkým, čo potrebujete na platbu, nájdete na stránke svojho klubu.',
  },
  teamState: {
    accepted: {
      subject: 'Váš tím má miesto na turnaji',
      text: 'v kategórii {category} sa uvoľnilo miesto: tím {team} sa zúčastní.',
    },
    waiting: {
      subject: 'Váš tím je na čakacej listine',
      text: 'kategória {category} je plná: tím {team} je na čakacej listine. Keď sa miesto uvoľní, napíšeme vám.',
    },
    withdrawn: {
      subject: 'Váš tím je odhlásený',
      text: 'tím {team} sme z kategórie {category} odhlásili. Nič zaň už neúčtujeme. Ak k tomu nemalo dôjsť, ozvite sa organizátorovi.',
    },
  },
  refereeRegistration: {
    submitted: {
      subject: 'Vaša prihláška rozhodcu dorazila',
      text: 'prijali sme vašu prihlášku rozhodcu. Prejdeme ju a ozveme sa vám.',
    },
    updated: {
      subject: 'Vaša prihláška rozhodcu bola zmenená',
      text: 'vaša prihláška rozhodcu bola zmenená. Ak ste to neboli vy, pozrite sa na ňu a napíšte nám.',
    },
  },
  refereeState: {
    approved: {
      subject: 'Vaša prihláška rozhodcu je prijatá',
      text: 'vašu prihlášku rozhodcu sme prijali. Tešíme sa na vás.',
    },
    declined: {
      subject: 'Vaša prihláška rozhodcu je zrušená',
      text: 'vašu prihlášku rozhodcu sme zrušili z tohto dôvodu:',
    },
    new: {
      subject: 'Vaša prihláška rozhodcu je znova otvorená',
      text: 'vaša prihláška rozhodcu je znova otvorená a čaká na prijatie.',
    },
    open: 'Otvoriť prihlášku',
  },
} as const satisfies Shape<typeof english>;
