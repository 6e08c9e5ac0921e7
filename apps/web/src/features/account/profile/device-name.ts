import type { Translator } from '@sevenmetre/phrases';

/** The first that fits; others build on those below them and name them too. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** What a browser says of itself, as people call it: "Firefox, Windows". */
export function deviceName(t: Translator, userAgent: string): string {
  const of = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent))?.[0];
  return t('profile.sessions.device', {
    browser: of(browsers) ?? t('profile.sessions.unknownBrowser'),
    system: of(systems) ?? t('profile.sessions.unknownSystem'),
  });
}
