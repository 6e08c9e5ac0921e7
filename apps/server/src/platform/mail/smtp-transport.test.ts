import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';

const mail = {
  id: 1,
  to: 'iva@example.test',
  locale: 'en',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
  at: new Date('2026-04-04T08:00:00Z'),
  secret: false,
} as const;

test('given no mail server, then a mail goes later, and the reason is a code alone', async () => {
  // A port that was free a moment ago: nobody listens there.
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const from = { name: 'Cup', address: 'cup@example.test' };
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, from);
  const outcome = await transport.send(mail);
  expect(outcome).toEqual({ kind: 'later', reason: expect.stringMatching(/^[A-Z]+$/) });
  transport.close();
});
