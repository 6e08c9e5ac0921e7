import { isIP } from 'node:net';
import * as z from 'zod';

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
