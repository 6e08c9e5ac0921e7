import type { mailAccount as english } from '../en/mail-account.ts';
import type { Shape } from '../words.ts';

export const mailAccount = {
  validHours: {
    one: 'Odkaz funguje jednou, a to {count} hodinu.',
    few: 'Odkaz funguje jednou, a to {count} hodiny.',
    other: 'Odkaz funguje jednou, a to {count} hodin.',
  },
  validDays: {
    one: 'Odkaz funguje jednou, a to {count} den.',
    few: 'Odkaz funguje jednou, a to {count} dny.',
    other: 'Odkaz funguje jednou, a to {count} dní.',
  },
  notYou: 'Pokud jste to nebyli vy, nedělejte nic: nic se nezmění.',
  notYouAct:
    'Pokud jste to nebyli vy, ihned si nastavte nové heslo („Zapomenuté heslo“ na přihlašovací stránce) a napište pořadateli.',
  verify: {
    subject: 'Potvrďte svou e-mailovou adresu',
    text: 'pro tuto adresu byl založen účet. Potvrďte prosím, že je vaše, aby se k vám dostaly zprávy o přihlášce.',
    action: 'Potvrdit adresu',
  },
  exists: {
    subject: 'Účet už máte',
    said: 'Uživatel už existuje, přihlaste se nebo si obnovte heslo',
    text: 'někdo, nejspíš vy, se chtěl s touto adresou zaregistrovat. Účet s ní už existuje, takže se nic nezměnilo: stačí se přihlásit.',
    forgotten: 'Pokud si heslo nepamatujete, nastavte si tady nové.',
    action: 'Nastavit nové heslo',
  },
  reset: {
    subject: 'Nastavte si nové heslo',
    text: 'někdo, nejspíš vy, požádal o nové heslo k vašemu účtu.',
    action: 'Nastavit nové heslo',
  },
  unknown: {
    subject: 'S touto adresou tu účet není',
    text: 'Dobrý den,',
    why: 'někdo, nejspíš vy, požádal o nové heslo. Účet s touto adresou ale neexistuje: možná jste se registrovali s jinou, nebo ještě vůbec.',
    action: 'Zaregistrovat se',
  },
  mailedCode: {
    subject: 'Váš kód',
    text: 'Zadejte tento kód na stránce, která si ho vyžádala:',
    valid: 'Platí {count} minut, jednou a jen na zařízení, které si ho vyžádalo.',
    keep: 'Kód nikomu nesdělujte, ani nám: kdo ho po vás chce, chce se dostat do vašeho účtu.',
  },
  passwordRemoved: {
    subject: 'Vaše adresa je potvrzená',
    text: 'Přihlásili jste se kódem, který potvrzuje vaši adresu. Dosud potvrzená nebyla, proto jsme dřívější heslo, otevřená přihlášení a další způsoby přihlášení odstranili: mohl je nastavit někdo jiný. Nové heslo si můžete nastavit na stránce účtu.',
  },
  letIn: {
    subject: 'Povolení přihlášení ze zařízení',
    text: 'někdo, nejspíš vy, se chce k vašemu účtu přihlásit ze zařízení, které účet ještě nezná, a kvůli mnoha neúspěšným pokusům musí čekat.',
    where: 'Odkaz otevřete v zařízení, ze kterého se chcete přihlásit. Heslo budete potřebovat i potom.',
    action: 'Povolit toto zařízení',
    unknown:
      'Někdo, nejspíš vy, se chtěl přihlásit. K této adrese žádný účet neexistuje: možná jste se zaregistrovali s jinou, nebo zatím vůbec.',
  },
  passwordChanged: {
    subject: 'Vaše heslo bylo změněno',
    text: 'heslo k vašemu účtu bylo právě změněno. Přihlášení se starým heslem jsme ukončili.',
  },
  newEmail: {
    subject: 'Potvrďte svou novou e-mailovou adresu',
    text: 'od teď se chcete přihlašovat touto adresou. Potvrďte prosím, že je vaše.',
    action: 'Používat tuto adresu',
  },
  emailTaken: {
    subject: 'S touto adresou už účet existuje',
    text: 'někdo, nejspíš vy, chtěl u jiného účtu změnit e-mail na tuto adresu. Ta už ale k jednomu účtu patří, takže se nic nezměnilo.',
  },
  emailChanged: {
    subject: 'Vaše e-mailová adresa byla změněna',
    text: 'od teď se ke svému účtu přihlašujete adresou {email}.',
  },
  security: {
    subject: 'Přihlašování k vašemu účtu se změnilo',
    authenticatorAdded: 'byla nastavena ověřovací aplikace: po hesle se teď ptáme i na její kód.',
    authenticatorRemoved: 'ověřovací aplikace byla odebrána: na její kód se už neptáme.',
    recoveryCodes: 'byly vytvořeny nové záložní kódy; staré už neplatí.',
    passkeyAdded: 'byl přidán přístupový klíč „{name}“.',
    passkeyRemoved: 'byl odebrán přístupový klíč „{name}“.',
  },
  invitation: {
    subject: 'Váš účet v portálu turnaje',
    text: 'klub {club} vám založil účet, abyste se mohli podílet na jeho přihlášce a soupiskách. Začněte nastavením hesla.',
    action: 'Nastavit heslo',
  },
  newDevice: {
    subject: 'K vašemu účtu se přihlásilo nové zařízení',
    text: 'někdo, nejspíš vy, se k vašemu účtu přihlásil ze zařízení, které jste dosud nepoužili: {at}.',
    action: 'Zobrazit přihlášení',
  },
  failedSignIns: {
    subject: 'Mnoho neúspěšných pokusů o přihlášení k vašemu účtu',
    text: {
      one: 'za posledních 24 hodin byl {count} neúspěšný pokus o přihlášení k vašemu účtu.',
      few: 'za posledních 24 hodin byly {count} neúspěšné pokusy o přihlášení k vašemu účtu.',
      other: 'za posledních 24 hodin bylo {count} neúspěšných pokusů o přihlášení k vašemu účtu.',
    },
    what: 'Dokud nikdo nezná vaše heslo, je účet v bezpečí; další pokusy musí čekat. Pokud jste to nebyli vy a heslo používáte i jinde, nastavte si nové a zapněte druhý krok přihlášení.',
  },
  closed: {
    subject: 'Váš účet byl zrušen',
    text: 'váš účet byl podle vašeho přání zrušen. Jméno, adresa, telefon i heslo byly smazány. Děkujeme, že jste byli s námi.',
  },
} as const satisfies Shape<typeof english>;
