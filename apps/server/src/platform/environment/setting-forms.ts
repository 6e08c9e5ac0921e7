import { isIP } from 'node:net';
import * as z from 'zod';

/** Sender of mails. */
export interface Mailbox {
  /** '': no name is shown. */
  readonly name: string;
  readonly address: string;
}

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);
}

export function urlOf(protocols: string[], isGood: (url: URL) => boolean = () => true) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && isGood(url);
  });
}

export function listOf(isItem: (text: string) => boolean) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isItem));
}

export function isHostName(text: string): boolean {
  return /^(?=.{4,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(text);
}

export function isProxyAddress(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Parses `cup@example.org` or `Name <cup@example.org>`; null if it is neither. */
export function readMailbox(text: string): Mailbox | null {
  const named = /^"?([^"<>\r\n]{1,100}?)"?\s*<([^<>\s]+)>$/.exec(text);
  const [name = '', address = ''] = named ? [named[1], named[2]] : ['', text];
  return /^[^\s@<>(),;:"]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(address) ? { name, address } : null;
}
