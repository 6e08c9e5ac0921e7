import type { mail as english } from '../en/mail.ts';
import type { Shape } from '../words.ts';
import { mailAccount } from './mail-account.ts';

export const mail = {
  frame: {
    hello: 'Dobrý den,',
    fallback: 'Pokud tlačítko nefunguje, otevřete v prohlížeči tuto adresu:',
    signature: 'Sevenmetre',
    automatic: 'Tuto zprávu odeslal portál turnaje. Odpovědi na ni nikdo nečte.',
    answers: 'Odpovědi na tuto zprávu chodí na {address}.',
  },
  account: mailAccount,
  news: { open: 'Otevřít nástěnku' },
  joinReminder: {
    subject: 'Přihlášky klubů jsou otevřené',
    text: 'Chtěli jste vědět, až se kluby budou moci přihlásit na {tournament}. Právě jsme otevřeli: místa, ceny a termíny najdete na stránce.',
    action: 'Přihlásit klub',
    remark: 'Vaši adresu teď mažeme. Už na ni nikdo nenapíše.',
  },
  reminder: {
    title: 'Upomínka: faktura po splatnosti',
    text: 'Faktura vašeho klubu za turnaj je po splatnosti.\n\nČástku, den splatnosti i údaje k platbě najdete na stránce klubu v části Faktury a platby. Doplaťte prosím zbytek, nebo nám napište, pokud na faktuře něco nesedí.\n\nPokud jste v posledních dnech už zaplatili, není třeba nic dělat.',
  },
  arrival: {
    title: 'Příjezd a odbavení',
    text: 'Váš klub už brzy vyrazí na turnaj.\n\nPo příjezdu prosím nejdřív přijďte k odbavení: dostanete tam klíče, náramky a stravenky. Otevírací dobu i adresu najdete na stránce klubu.\n\nNapište nám v odpovědi na tuto zprávu, kdy přijedete, a také pokud se zpozdíte.',
  },
  schedule: {
    title: 'Změna programu',
    text: 'Program zápasů se změnil.\n\nZápasy vašich týmů s novými časy a halami najdete na stránce klubu a ve veřejném programu. Předejte to prosím trenérům.',
  },
  plan: {
    subject: 'Nový program zápasů',
    text: 'pořadatel zveřejnil nový program. Pro váš klub {club} se mění:',
    added: 'Nový zápas č.\u00a0{number}, {teams}: {to}',
    removed: 'Zrušený zápas č.\u00a0{number}, {teams}',
    moved: 'Zápas č.\u00a0{number}, {teams}: {from} → {to}',
    changed: 'Zápas č.\u00a0{number} má jiné soupeře: {teams}, {to}',
    noPlace: 'bez termínu',
    open: 'soupeř zatím není znám',
    more: {
      one: 'A ještě {count} zápas.',
      few: 'A ještě {count} zápasy.',
      other: 'A ještě {count} zápasů.',
    },
    action: 'Otevřít výsledky a program',
  },
  duty: {
    openOwn: 'Otevřít mou stránku',
    yourShift: 'Vaše směna: {when}, {where}, {kind}.',
    wantedSubject: 'Na turnaji někdo chybí',
    wanted: 'uvolnila se směna: {when}, {where}, {kind}.',
    take: 'Jestli můžete přijít, otevřete svou stránku a stiskněte „Přijdu místo“. Směnu má ten, kdo je první.',
    declined: '{name} nemůže přijít: {when}, {where}, {kind}.',
    asked: {
      one: '{count} člověku, který by mohl přijít místo, jsme napsali.',
      few: '{count} lidem, kteří by mohli přijít místo, jsme napsali.',
      other: '{count} lidem, kteří by mohli přijít místo, jsme napsali.',
    },
    takenSubject: 'Směna má zase někoho',
    taken: '{name} přijde místo: {when}, {where}, {kind}.',
    open: 'Otevřít pomocníky',
  },
  appointments: {
    subject: 'Vaše zápasy jako rozhodčí',
    text: 'pořadatel změnil vaše nominace:',
    reminderSubject: 'Vaše zápasy čekají na odpověď',
    reminder: 'prosíme, dejte vědět, jestli přijdete:',
    added: 'Zápas č.\u00a0{number}, {teams}: {to}',
    moved: 'Přesunuto: zápas č.\u00a0{number}, {teams}: {from} → {to}',
    removed: 'Už nepískáte: zápas č.\u00a0{number}, {teams}: {from}',
    reminded: 'Zápas č.\u00a0{number}, {teams}: {to}',
    more: {
      one: 'A ještě {count} zápas.',
      few: 'A ještě {count} zápasy.',
      other: 'A ještě {count} zápasů.',
    },
    answer: 'Odpovězte prosím na své stránce. Pokud nemůžete přijít, vraťte zápas co nejdřív.',
    action: 'Otevřít moje zápasy',
  },
  reporterInvitation: {
    subject: 'Budete zapisovat zápasy na turnaji',
    text: 'pořadatel turnaje {tournament} vám umožnil zapisovat zápasy.',
    where: 'Vaše haly: {halls}',
    first: 'Tlačítkem si nastavte heslo. Po přihlášení uvidíte dnešní halu.',
    known: 'Přihlaste se jako obvykle. Uvidíte dnešní halu.',
    setPassword: 'Nastavit heslo',
    open: 'Otevřít moji halu',
  },
  clubInvitation: {
    subject: 'Pozvánka ke správě klubu',
    hello: 'Dobrý den,',
    text: 'klub {club} vás zve, abyste za něj v turnajovém portálu pracovali s přihláškou a soupiskami. Dokud pozvánku nepřijmete, nic se nestane. Pokud účet ještě nemáte, zaregistrujte se s touto adresou.',
    action: 'Zobrazit pozvánku',
    valid: {
      one: 'Pozvánka platí {count} den.',
      few: 'Pozvánka platí {count} dny.',
      other: 'Pozvánka platí {count} dní.',
    },
  },
  clubAccess: {
    subject: 'Máte přístup ke klubu',
    text: 'v turnajovém portálu jste dostali přístup ke klubu {club}. Přihlaste se jako obvykle, klub najdete na své nástěnce.',
    action: 'Otevřít klub',
  },
  clubAdmin: {
    appointedSubject: 'Váš klub má nového správce',
    appointed: 'pořadatel v turnajovém portálu určil, že správcem klubu {club} je nově také {name}.',
    dismissedSubject: 'Správce vašeho klubu byl odebrán',
    dismissed: '{name} už v turnajovém portálu není správcem klubu {club}. Oprávnění odebral pořadatel.',
    ask: 'Pokud nevíte proč, napište prosím pořadateli.',
    action: 'Otevřít portál',
  },
  registration: {
    submitted: {
      subject: 'Vaše přihláška dorazila',
      text: 'přijali jsme přihlášku klubu {club}. Projdeme ji a ozveme se vám.',
    },
    updated: {
      subject: 'Vaše přihláška se změnila',
      text: 'přihláška klubu {club} byla změněna. Pokud jste to nebyli vy, podívejte se na ni a napište nám.',
    },
    teams: {
      one: 'Je v ní jeden tým.',
      few: 'Jsou v ní {count} týmy.',
      other: 'Je v ní {count} týmů.',
    },
  },
  clubState: {
    approved: {
      subject: 'Vaše přihláška je přijata',
      text: 'přihlášku klubu {club} jsme přijali. Jeho týmy jsou od této chvíle na webu turnaje.',
    },
    declined: {
      subject: 'Vaše přihláška je zrušena',
      text: 'přihlášku klubu {club} jsme zrušili z tohoto důvodu:',
    },
    processed: {
      subject: 'Vaše přihláška: vše je vyřízeno',
      text: 'platba i ubytování klubu {club} jsou vyřízeny. Těšíme se na vás.',
    },
    resumed: {
      subject: 'Vaše přihláška ještě není vyřízena',
      text: 'přihlášku klubu {club} jsme vrátili mezi přijaté, protože ještě není vše vyřízeno. Důvod:',
    },
    new: {
      subject: 'Vaše přihláška je znovu otevřena',
      text: 'přihláška klubu {club} je znovu otevřena a čeká na přijetí.',
    },
    open: 'Otevřít klub',
    waiting: {
      one: 'Jeden z vašich týmů je na čekací listině. Až se místo uvolní, napíšeme vám.',
      few: '{count} vaše týmy jsou na čekací listině. Až se místo uvolní, napíšeme vám.',
      other: '{count} vašich týmů je na čekací listině. Až se místo uvolní, napíšeme vám.',
    },
  },
  payment: {
    subject: 'Platba vašeho klubu dorazila',
    text: 'dne {day} jsme od klubu {club} přijali {amount}. Děkujeme.',
    where: 'Jestli ještě něco zbývá zaplatit, najdete na stránce svého klubu.',
    open: 'Otevřít platby',
  },
  takenBack: {
    subject: 'Platba vašeho klubu byla stornována',
    text: 'pořadatel stornoval platbu {amount}, kterou měl klub {club} zapsanou dne {day}.',
    open: 'Nyní zbývá zaplatit {amount}.',
    nothingOpen: 'Nic nezbývá zaplatit.',
    part: '{amount} na účet {account}, variabilní symbol {symbol}',
    partDue: '{amount} do {due} na účet {account}, variabilní symbol {symbol}',
    question: 'Pokud nevíte proč, zeptejte se pořadatele, než zaplatíte znovu.',
  },
  invoice: {
    issuedSubject: 'Nová faktura pro váš klub',
    creditedSubject: 'Faktura vašeho klubu byla dobropisována',
    text: 'klubu {club} jsme vystavili tyto doklady:',
    document: 'Faktura {number}: {amount}, splatná {due}, variabilní symbol {symbol}',
    paidDocument: 'Faktura {number}: už je celá uhrazena',
    pay: 'Zaplatit online',
    creditNote: 'Dobropis {number}: {amount}',
    where: 'Doklady se vším, co potřebujete k platbě, najdete na stránce svého klubu.',
  },
  teamState: {
    accepted: {
      subject: 'Váš tým má místo na turnaji',
      text: 'v kategorii {category} se uvolnilo místo: tým {team} se turnaje zúčastní.',
    },
    waiting: {
      subject: 'Váš tým je na čekací listině',
      text: 'kategorie {category} je plná: tým {team} je na čekací listině. Až se místo uvolní, napíšeme vám.',
    },
    withdrawn: {
      subject: 'Váš tým je odhlášen',
      text: 'tým {team} jsme z kategorie {category} odhlásili. Nic už za něj neúčtujeme. Pokud k tomu nemělo dojít, ozvěte se pořadateli.',
    },
  },
  refereeRegistration: {
    submitted: {
      subject: 'Vaše přihláška rozhodčího dorazila',
      text: 'přijali jsme vaši přihlášku rozhodčího. Projdeme ji a ozveme se vám.',
    },
    updated: {
      subject: 'Vaše přihláška rozhodčího byla změněna',
      text: 'vaše přihláška rozhodčího byla změněna. Pokud jste to nebyli vy, podívejte se na ni a napište nám.',
    },
  },
  refereeState: {
    approved: {
      subject: 'Vaše přihláška rozhodčího je přijata',
      text: 'vaši přihlášku rozhodčího jsme přijali. Těšíme se na vás.',
    },
    declined: {
      subject: 'Vaše přihláška rozhodčího je zrušena',
      text: 'vaši přihlášku rozhodčího jsme zrušili z tohoto důvodu:',
    },
    new: {
      subject: 'Vaše přihláška rozhodčího je znovu otevřena',
      text: 'vaše přihláška rozhodčího je znovu otevřena a čeká na přijetí.',
    },
    open: 'Otevřít přihlášku',
  },
} as const satisfies Shape<typeof english>;
