import { checkAccent, colourOf, darkAccent } from './accent.ts';

/** Where a partner is shown: everywhere and first; footer, screens and papers; what belongs to its hall. */
export const partnerKinds = ['main', 'partner', 'hall'] as const;
type PartnerKind = (typeof partnerKinds)[number];

export interface Partner {
  readonly name: string;
  readonly kind: PartnerKind;
  /** https address; null: no link. */
  readonly url: string | null;
  /** Id of an uploaded picture; null: the name is written. */
  readonly logo: number | null;
  /** Code of the hall of a hall partner; null for others. */
  readonly hall: string | null;
}

/** A partner as pages show it, with the address of its picture. */
interface ShownPartner extends Omit<Partner, 'logo'> {
  readonly logo: string | null;
}

/** What a cup looks like, for pages. Absent values are drawn by the product. */
export interface Identity {
  /** Below the icon of the installed app; null: the name of the edition. */
  readonly shortName: string | null;
  /** `#rrggbb`; null: the ink of the paper. */
  readonly accent: string | null;
  /** The accent for lines of the dark theme. */
  readonly darkAccent: string | null;
  /** Address of the picture within this site. */
  readonly logo: string | null;
  readonly cover: string | null;
  readonly partners: readonly ShownPartner[];
  /** Web address of the cup without `https://`, as people type it. */
  readonly address: string | null;
  /** Whether the footer has the line with the product's name. */
  readonly namesProduct: boolean;
}

/** Keys of the settings that hold the identity of a cup. */
export const identityKeys = [
  'cup-short-name',
  'cup-accent',
  'cup-logo',
  'cup-cover',
  'cup-partners',
  'cup-address',
  'cup-names-product',
  'cup-sender',
] as const;
export type IdentityKey = (typeof identityKeys)[number];
export type IdentityTexts = ReadonlyMap<string, string | null>;

export const longestShortName = 12;
export const mostPartners = 40;
const longestPartnerName = 60;
const longestAddress = 100;

/** Whether the texts of an identity name this file: its logo, its cover, or the logo of a partner. */
export function filesOfIdentity(texts: IdentityTexts): readonly number[] {
  const pictures = [texts.get('cup-logo'), texts.get('cup-cover')].map((text) => fileIdOf(text ?? ''));
  const logos = (readPartners(texts.get('cup-partners') ?? '') ?? []).map(({ logo }) => logo);
  return [...pictures, ...logos].filter((id) => id !== null);
}

/**
 * The identity that stored texts describe; null: none is set. Invalid texts count as missing.
 * @param fileAddress address of a public picture by its id; null: there is none
 */
export function identityOf(
  texts: IdentityTexts,
  fileAddress: (id: number) => string | null,
): Identity | null {
  const text = (key: IdentityKey) => texts.get(key)?.trim() ?? '';
  const picture = (id: number | null) => (id === null ? null : fileAddress(id));
  const accent = checkAccent(text('cup-accent')).errors.length === 0 ? colourOf(text('cup-accent')) : null;
  const identity: Identity = {
    shortName: text('cup-short-name') || null,
    accent,
    darkAccent: accent && darkAccent(accent),
    logo: picture(fileIdOf(text('cup-logo'))),
    cover: picture(fileIdOf(text('cup-cover'))),
    partners: inOrder(readPartners(text('cup-partners')) ?? []).map((partner) => ({
      ...partner,
      logo: picture(partner.logo),
    })),
    address: addressOf(text('cup-address')),
    namesProduct: text('cup-names-product') !== 'false',
  };
  const { shortName, logo, cover, partners, address, namesProduct } = identity;
  const isSet = shortName ?? accent ?? logo ?? cover ?? address;
  return isSet !== null || partners.length > 0 || !namesProduct ? identity : null;
}

/** Partners for a place: main and other ones, and with a hall its own. */
export function partnersFor<P extends Pick<Partner, 'kind' | 'hall'>>(
  partners: readonly P[],
  hall: string | null,
): readonly P[] {
  return partners.filter((partner) => partner.kind !== 'hall' || partner.hall === hall);
}

/** The main partners first. */
function inOrder(partners: readonly Partner[]): readonly Partner[] {
  return partners.toSorted((a, b) => partnerKinds.indexOf(a.kind) - partnerKinds.indexOf(b.kind));
}

/** A list of partners from its text; null: not a valid list. Empty text is an empty list. */
export function readPartners(text: string): readonly Partner[] | null {
  if (text.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > mostPartners) return null;
    const partners = list.map(partnerOf);
    return partners.every((partner) => partner !== null) ? partners : null;
  } catch {
    return null;
  }
}

function partnerOf(value: unknown): Partner | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const name = typeof fields['name'] === 'string' ? fields['name'].trim() : '';
  const kind = partnerKinds.find((one) => one === fields['kind']);
  const { url = null, logo = null, hall = null } = fields;
  if (name === '' || name.length > longestPartnerName || kind === undefined) return null;
  if (url !== null && (typeof url !== 'string' || !isLink(url))) return null;
  if (logo !== null && (typeof logo !== 'number' || !Number.isSafeInteger(logo) || logo < 1)) return null;
  if (hall !== null && (typeof hall !== 'string' || hall.length > 30)) return null;
  if ((kind === 'hall') !== (hall !== null && hall !== '')) return null;
  return { name, kind, url, logo, hall };
}

function isLink(text: string): boolean {
  return /^https:\/\/[^\s/\\"<>]+[^\s"<>]*$/iu.test(text) && text.length <= 300;
}

/** The number of a file; null: not a number. */
export function fileIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text.trim()) ? Number(text) : null;
}

/** `lipovacup.example/2026` from what was typed, also with `https://`. */
export function addressOf(text: string): string | null {
  const address = text
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/\/$/u, '');
  return address.length <= longestAddress && /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(\/[\w./-]*)?$/iu.test(address)
    ? address
    : null;
}
