import { expect, test } from 'vitest';
import { readEnvironment } from './index.ts';
import { readMailbox } from './setting-forms.ts';

test.each([
  ['cup@example.org', { name: '', address: 'cup@example.org' }],
  ['Polanka Cup <cup@example.org>', { name: 'Polanka Cup', address: 'cup@example.org' }],
  ['"Cup, the" <cup@example.org>', { name: 'Cup, the', address: 'cup@example.org' }],
  ['example.org', null],
  ['one@example.org, two@example.org', null],
  ['Cup <cup@example.org> more', null],
  ['Cup\r\nBcc: x@example.org <cup@example.org>', null],
])('%j is read as %j', (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox);
});

test('mails come from the host of the portal unless somebody else is named', () => {
  const mailOf = (record: Record<string, string>) => readEnvironment(record, '/srv/cup').mail;
  expect(mailOf({ PUBLIC_URL: 'https://cup.example.org' })).toEqual({
    smtpUrl: null,
    requireTls: true,
    from: { name: 'Sevenmetre', address: 'no-reply@cup.example.org' },
  });
  expect(mailOf({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'it@example.org' })).toEqual({
    smtpUrl: 'smtp://mail.example.org',
    requireTls: true,
    from: { name: '', address: 'it@example.org' },
  });
});
