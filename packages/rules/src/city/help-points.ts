import { type Locale, locales } from '../vocabulary/index.ts';
import { languageOf } from '../language/index.ts';
import { type HelpKind, helpKinds } from './help-kinds.ts';

/** A text in the languages in which the organiser has written it. */
export type LocalText = Readonly<Partial<Record<Locale, string>>>;

/** Where visitors find help. Its phone is the organiser's own and public on purpose. */
export interface HelpPoint {
  readonly kind: HelpKind;
  /** Empty: the name of the kind stands in. */
  readonly name: LocalText;
  /** Where exactly, what there is, or the stops of a bus. */
  readonly note: LocalText;
  /** Code of the hall in which it is; null: elsewhere. */
  readonly hall: string | null;
  readonly address: string | null;
  /** Degrees; both or neither. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phone: string | null;
  /** Opening hours as the organiser writes them, such as `7:00–22:00`; null: not stated. */
  readonly hours: string | null;
}

/** Key of the setting that holds the help points of an edition. */
export const helpPointsKey = 'help-points';

export const mostHelpPoints = 40;
export const longestHelpText = { name: 60, note: 200, address: 120, phone: 30, hours: 60 } as const;

/**
 * The help points of a stored text (rules CI1, CI2); null: not a valid list. Empty text is an empty list.
 */
export function readHelpPoints(text: string): readonly HelpPoint[] | null {
  if (text.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > mostHelpPoints) return null;
    const points = list.map(helpPointOf);
    return points.every((point) => point !== null) ? points : null;
  } catch {
    return null;
  }
}

function helpPointOf(value: unknown): HelpPoint | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const kind = helpKinds.find((one) => one === fields['kind']);
  const name = localText(fields['name'], longestHelpText.name);
  const note = localText(fields['note'], longestHelpText.note);
  const [hall, address, phone, hours] = [
    line(fields['hall'], 30),
    line(fields['address'], longestHelpText.address),
    line(fields['phone'], longestHelpText.phone),
    line(fields['hours'], longestHelpText.hours),
  ];
  const { lat = null, lng = null } = fields;
  if (kind === undefined || name === null || note === null) return null;
  if (hall === undefined || address === undefined || phone === undefined || hours === undefined) return null;
  if (phone !== null && telephoneLink(phone) === null) return null;
  if (!isDegrees(lat, 90) || !isDegrees(lng, 180) || (lat === null) !== (lng === null)) return null;
  return { kind, name, note, hall, address, lat, lng, phone, hours };
}

/** A text in some of our languages, without empty ones; null: it is none. */
function localText(value: unknown, longest: number): LocalText | null {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') return null;
  const entries: [Locale, string][] = [];
  for (const [key, text] of Object.entries(value)) {
    const locale = locales.find((one) => one === key);
    if (locale === undefined || typeof text !== 'string' || text.length > longest) return null;
    if (text.trim() !== '') entries.push([locale, text.trim()]);
  }
  return Object.fromEntries(entries);
}

/** One line; null: empty, undefined: not a text of this length. */
function line(value: unknown, longest: number): string | null | undefined {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' || value.length > longest) return undefined;
  return value.trim() || null;
}

function isDegrees(value: unknown, most: number): value is number | null {
  return value === null || (typeof value === 'number' && Math.abs(value) <= most);
}

/** The address that a phone dials, such as `tel:+420555000033`; null: not a number that can be dialled. */
export function telephoneLink(phone: string): string | null {
  const digits = phone.replace(/[\s()./-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** The text for readers of a language, else in the next best that is written; null: none is. */
export function localTextOf(text: LocalText, locale: Locale): string | null {
  const order: readonly Locale[] = [locale, ...languageOf(locale).reads, 'en', ...locales];
  return order.map((one) => text[one]).find((written) => written !== undefined) ?? null;
}

/** Whom to call when a child is lost, or for anything else: the point for it, the info desk, else the contact (rule CI3). */
export function phoneToCall(points: readonly HelpPoint[], contact: string | null): string | null {
  const ofKind = (kind: HelpKind) => points.find((point) => point.kind === kind && point.phone !== null);
  return ofKind('lost-child')?.phone ?? ofKind('info-desk')?.phone ?? contact;
}

/** Minutes between two halls by the travel times of the plan; 0: the same hall; null: nobody has entered them (rule CI4). */
export function minutesBetween(
  travel: readonly { readonly from: number; readonly to: number; readonly minutes: number }[],
  one: number,
  other: number,
): number | null {
  if (one === other) return 0;
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return travel.find((way) => way.from === from && way.to === to)?.minutes ?? null;
}
