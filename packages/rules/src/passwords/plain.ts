/** Lower case without accents, which are the first variations of a password. */
export function plainText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Replaces digits and signs by the letters that they stand for. */
export function withoutStandIns(text: string): string {
  return text.replace(/[0134579@$!]/g, (sign) => letterOf[sign] ?? sign);
}
