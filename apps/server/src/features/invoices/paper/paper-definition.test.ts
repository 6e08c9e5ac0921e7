import { expect, test } from 'vitest';
import type { DocumentContent } from '../document-content.ts';
import { paperDefinition } from './paper-definition.ts';
import { paperWords } from '../../translations/index.ts';

const supplier = {
  name: 'Lipová Handball',
  street: 'Polní 3',
  city: 'Lipová',
  zip: '123 45',
  country: 'Czechia',
  tin: '12345678',
  vatin: null,
  registration: null,
};
const content: DocumentContent = {
  kind: 'credit-note',
  number: '2026-2',
  corrects: null,
  locale: 'en',
  tournament: 'Lipová Cup',
  supplier,
  customer: { name: 'Duna KC', street: '', city: 'Szeged', zip: '', country: '', tin: null, vatin: null },
  issuedOn: '2026-03-01',
  dueDate: '2026-03-15',
  variableSymbol: '42',
  currency: 'EUR',
  lines: [],
  total: 0,
  paid: 0,
  payment: null,
};

const issuedAt = new Date('2026-03-01T10:00:00Z');

/** All texts in order. */
function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('text' in part && typeof part.text === 'string') return [part.text];
  return Object.values(part).flatMap(textsIn);
}

test('given a customer without a street, a country and numbers, then there are no empty lines in their place', () => {
  const t = paperWords('en');
  const texts = textsIn(paperDefinition({ content, issuedAt, logo: null }, t).content);
  const from = texts.indexOf(t('invoiceDocument.customer'));
  expect(texts.slice(from, from + 4)).toEqual([
    t('invoiceDocument.customer'),
    'Duna KC',
    'Szeged',
    t('invoiceDocument.issued'),
  ]);
  expect(texts).not.toContain('');
});

test('carries the logo of the cup beside its title', () => {
  const logo = 'data:image/png;base64,AAAA';
  const drawn = (picture: string | null) =>
    JSON.stringify(paperDefinition({ content, issuedAt, logo: picture }, paperWords('en')).content);
  expect(drawn(logo)).toContain(`"image":"${logo}"`);
  expect(drawn(null)).not.toContain('"image"');
});
