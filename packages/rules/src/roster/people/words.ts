import { wordsOf } from '../../search/index.ts';

const set = (words: string) => new Set(words.trim().split(/\s*[|\n]\s*/));

/** Positions of players and the word itself, in the five languages, folded. */
const playing =
  set(`player|players|goalkeeper|goalie|keeper|gk|pivot|winger|wing|left wing|right wing|back|left back|right back|centre back
center back|line player|playmaker|captain|hrac|hracka|hraci|brankar|brankarka|golman|golmanka|kridlo|leve kridlo|prave kridlo|spojka
leva spojka|prava spojka|stredni spojka|pivotka|kapitan|kapitanka|spieler|spielerin|torwart|torhuter|torfrau|torhuterin|tw|tormann
linksaussen|rechtsaussen|aussen|kreis|kreislaufer|kreislauferin|ruckraum|ruckraum links|ruckraum mitte|ruckraum rechts|rl|rm|rr|la|ra|kl
mannschaftsfuhrer|hracky|brankari|lave kridlo|zawodnik|zawodniczka|bramkarz|bramkarka|skrzydlowy|skrzydlowa|obrotowy|obrotowa
kolowy|kolowa|rozgrywajacy|rozgrywajaca|lewe skrzydlo|prawe skrzydlo|br|lw|rw|lb|rb|cb|pv|lk|pk`);

const leading =
  set(`leader|coach|head coach|assistant coach|assistant|trainer|trainerin|team manager|manager|physio|official|vedouci
vedouci tymu|vedouci druzstva|trener|trenerka|hlavni trener|asistent|asistentka|asistent trenera|zdravotnik|veduci|veduca|betreuer
betreuerin|co trainer|cotrainer|mannschaftsverantwortlicher|kierownik|kierowniczka|opiekun|opiekunka|drugi trener`);

/** Role that a text names on its own; null: it names none. */
export function roleNamed(text: string): 'player' | 'leader' | null {
  const key = wordsOf(text).join(' ');
  if (leading.has(key)) return 'leader';
  return playing.has(key) ? 'player' : null;
}

const genders = new Map<string, 'M' | 'W'>([
  ...[
    ...set(
      'm|b|man|boy|boys|male|muz|chlapec|chlapci|hoch|kluk|junge|jungen|mannlich|chlapiec|chlopak|mezczyzna',
    ),
  ].map((word) => [word, 'M'] as const),
  ...[
    ...set(
      'w|f|z|k|woman|girl|girls|female|zena|divka|divky|holka|madchen|weiblich|dievca|dievcata|dziewczyna|kobieta',
    ),
  ].map((word) => [word, 'W'] as const),
]);

/** null: not understood. */
export function genderNamed(text: string): 'M' | 'W' | null {
  return genders.get(wordsOf(text).join(' ')) ?? null;
}

const agreeing = set('yes|y|ano|a|ja|tak|t|true|souhlasim|souhlasi|suhlasim|suhlasi|ok');
const disagreeing = set('no|n|ne|nie|nein|false|nesouhlasim|nesouhlasi|nesuhlasim|nesuhlasi');

/** Answer to whether somebody may be photographed; null: not understood. A consent is never guessed (rule RO18). */
export function photoAnswerNamed(text: string): 'yes' | 'no' | null {
  const key = wordsOf(text).join(' ');
  if (agreeing.has(key)) return 'yes';
  return disagreeing.has(key) ? 'no' : null;
}

/** Words around a birth date that say what it is. */
export const bornWords =
  /(?:^|[\s,;(])(?:\*|dat\.? nar\.?|datum narození|nar(?:ozena|ozen|odený|odená)?\.?|ročník|roč\.?|born|dob|geb(?:oren)?\.?|geburtsdatum|jg\.?|jahrgang|ur(?:\.|odzon[ya])?|rocznik|n[ée](?:\(e\)|e)? le|født|född|geboren op)(?=[\s:.\d]|$)[:.]?/giu;

/** Words of a line that counts the others. */
export const sumWords =
  /^\W*(?:celkem|celkom|spolu|součet|total|sum|summe|gesamt|insgesamt|razem|suma|łącznie|počet(?: hráčů)?|anzahl|liczba)\b/iu;

/** Words with which mails begin and end: "Díky, Karel" is nobody of the list. Short ones, which may be names, stand alone. */
export const greetingWords =
  /^[\s>]*(?:ahoj|dobrý den|zdravím|čau|díky|děkuji|děkujeme|ďakujem|s pozdravem|s pozdravom|hallo|hello|hi|guten tag|danke|vielen dank|mit freundlichen grüßen|liebe grüße|viele grüße|mfg|thanks|thank you|kind regards|regards|cześć|dzień dobry|dzięki|dziękuję|pozdrawiam|(?:lg|vg|best)(?=\s*(?:,|$)))(?![\p{L}\p{N}])/iu;

/** Heads of mails, and the line above a quoted one: "Dne 3. 4. 2026 Karel Novák napsal:". */
export const mailWords =
  /^[\s>]*(?:from|sent|date|to|cc|bcc|subject|od|odesláno|datum|komu|kopie|předmět|odoslané|dátum|kópia|predmet|von|gesendet|an|betreff|wysłano|data|do|dw|temat)\s*:|(?<![\p{L}\p{N}])(?:wrote|schrieb|napsala?|napsal\(a\)|napísala?|napisała?|pisze)\s{0,5}:?\s{0,5}$/iu;

/** Words after which a mail is signed. */
export const farewellWords =
  /^[\s>]*(?:(?:s pozdrav(?:em|om)|s přátelským|s úctou|mit freundlichen|mit sportlichen|liebe grüße|viele grüße|beste grüße|kind regards|best regards|regards|pozdrawiam|z poważaniem|odesláno z|odoslané z|gesendet von|von meinem|sent from|wysłano z|wysłane z|díky|děkuji|děkujeme|ďakujem|danke|vielen dank|thanks|thank you|dziękuję|mfg|cheers)(?![\p{L}\p{N}])|--\s*$)/iu;
