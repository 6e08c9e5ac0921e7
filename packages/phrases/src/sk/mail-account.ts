import type { mailAccount as english } from '../en/mail-account.ts';
import type { Shape } from '../words.ts';

export const mailAccount = {
  validHours: {
    one: 'Odkaz funguje raz, a to {count} hodinu.',
    few: 'Odkaz funguje raz, a to {count} hodiny.',
    other: 'Odkaz funguje raz, a to {count} hodín.',
  },
  validDays: {
    one: 'Odkaz funguje raz, a to {count} deň.',
    few: 'Odkaz funguje raz, a to {count} dni.',
    other: 'Odkaz funguje raz, a to {count} dní.',
  },
  notYou: 'Ak ste to neboli vy, nerobte nič: nič sa nezmení.',
  notYouAct:
    'Ak ste to neboli vy, hneď si nastavte nové heslo („Zabudnuté heslo“ na prihlasovacej stránke) a napíšte organizátorovi.',
  verify: {
    subject: 'Potvrďte svoju e-mailovú adresu',
    text: 'pre túto adresu bol založený účet. Potvrďte, prosím, že je vaša, aby sa k vám dostali správy o prihláške.',
    action: 'Potvrdiť adresu',
  },
  exists: {
    subject: 'Účet už máte',
    said: 'Používateľ už existuje, prihláste sa alebo si obnovte heslo',
    text: 'niekto, pravdepodobne vy, sa chcel s touto adresou zaregistrovať. Účet s ňou už existuje, takže sa nič nezmenilo: stačí sa prihlásiť.',
    forgotten: 'Ak si heslo nepamätáte, nastavte si tu nové.',
    action: 'Nastaviť nové heslo',
  },
  reset: {
    subject: 'Nastavte si nové heslo',
    text: 'niekto, pravdepodobne vy, požiadal o nové heslo k vášmu účtu.',
    action: 'Nastaviť nové heslo',
  },
  unknown: {
    subject: 'S touto adresou tu účet nie je',
    text: 'Dobrý deň,',
    why: 'niekto, pravdepodobne vy, požiadal o nové heslo. Účet s touto adresou však neexistuje: možno ste sa registrovali s inou, alebo ešte vôbec.',
    action: 'Zaregistrovať sa',
  },
  mailedCode: {
    subject: 'Váš kód',
    text: 'Zadajte tento kód na stránke, ktorá si ho vyžiadala:',
    valid: 'Platí {count} minút, raz a iba na zariadení, ktoré si ho vyžiadalo.',
    keep: 'Kód nikomu nehovorte, ani nám: kto ho od vás chce, chce sa dostať do vášho účtu.',
  },
  passwordRemoved: {
    subject: 'Vaša adresa je potvrdená',
    text: 'Prihlásili ste sa kódom, ktorý potvrdzuje vašu adresu. Doteraz potvrdená nebola, preto sme skoršie heslo, otvorené prihlásenia a ďalšie spôsoby prihlásenia odstránili: mohol ich nastaviť niekto iný. Nové heslo si môžete nastaviť na stránke účtu.',
  },
  letIn: {
    subject: 'Povolenie prihlásenia zo zariadenia',
    text: 'niekto, pravdepodobne vy, sa chce k vášmu účtu prihlásiť zo zariadenia, ktoré účet ešte nepozná, a pre veľa neúspešných pokusov musí čakať.',
    where: 'Odkaz otvorte v zariadení, z ktorého sa chcete prihlásiť. Heslo budete potrebovať aj potom.',
    action: 'Povoliť toto zariadenie',
    unknown:
      'Niekto, pravdepodobne vy, sa chcel prihlásiť. K tejto adrese žiadny účet neexistuje: možno ste sa zaregistrovali s inou alebo zatiaľ vôbec.',
  },
  passwordChanged: {
    subject: 'Vaše heslo bolo zmenené',
    text: 'heslo k vášmu účtu bolo práve zmenené. Všade, kde ste boli prihlásení so starým, ste boli odhlásení.',
  },
  newEmail: {
    subject: 'Potvrďte svoju novú e-mailovú adresu',
    text: 'odteraz sa chcete prihlasovať touto adresou. Potvrďte, prosím, že je vaša.',
    action: 'Používať túto adresu',
  },
  emailTaken: {
    subject: 'S touto adresou už účet existuje',
    text: 'niekto, pravdepodobne vy, chcel pri inom účte zmeniť e-mail na túto adresu. Tá však už k jednému účtu patrí, takže sa nič nezmenilo.',
  },
  emailChanged: {
    subject: 'Vaša e-mailová adresa bola zmenená',
    text: 'odteraz sa k svojmu účtu prihlasujete adresou {email}.',
  },
  security: {
    subject: 'Prihlasovanie k vášmu účtu sa zmenilo',
    authenticatorAdded: 'bola nastavená overovacia aplikácia: po hesle sa teraz pýtame aj na jej kód.',
    authenticatorRemoved: 'overovacia aplikácia bola odobraná: na jej kód sa už nepýtame.',
    recoveryCodes: 'boli vytvorené nové záložné kódy; staré už neplatia.',
    passkeyAdded: 'bol pridaný prístupový kľúč „{name}“.',
    passkeyRemoved: 'bol odobraný prístupový kľúč „{name}“.',
  },
  invitation: {
    subject: 'Váš účet v portáli turnaja',
    text: 'klub {club} vám založil účet, aby ste sa mohli podieľať na jeho prihláške a súpiskách. Začnite nastavením hesla.',
    action: 'Nastaviť heslo',
  },
  newDevice: {
    subject: 'K vášmu účtu sa prihlásilo nové zariadenie',
    text: 'niekto, pravdepodobne vy, sa k vášmu účtu prihlásil zo zariadenia, ktoré ste doteraz nepoužili: {at}.',
    action: 'Zobraziť prihlásenia',
  },
  failedSignIns: {
    subject: 'Veľa neúspešných pokusov o prihlásenie k vášmu účtu',
    text: {
      one: 'za posledných 24 hodín bol {count} neúspešný pokus o prihlásenie k vášmu účtu.',
      few: 'za posledných 24 hodín boli {count} neúspešné pokusy o prihlásenie k vášmu účtu.',
      other: 'za posledných 24 hodín bolo {count} neúspešných pokusov o prihlásenie k vášmu účtu.',
    },
    what: 'Kým nikto nepozná vaše heslo, účet je v bezpečí; ďalšie pokusy musia čakať. Ak ste to neboli vy a heslo používate aj inde, nastavte si nové a zapnite druhý krok prihlásenia.',
  },
  closed: {
    subject: 'Váš účet bol zrušený',
    text: 'váš účet bol podľa vášho želania zrušený. Meno, adresa, telefón aj heslo boli zmazané. Ďakujeme, že ste boli s nami.',
  },
} as const satisfies Shape<typeof english>;
