import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, test } from 'vitest';
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
  replyTo: null,
  files: [],
} as const;
const from = { name: 'Cup', address: 'cup@example.test' };

test('given no mail server, then a mail goes later, and the reason is a code alone', async () => {
  // A port that was free a moment ago, so that nothing listens there.
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const transport = createSmtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, requireTls: true }, from);
  const outcome = await transport.send(mail);
  expect(outcome).toEqual({ kind: 'later', reason: expect.stringMatching(/^[A-Z]+$/) });
  transport.close();
});

describe('given a mail server that offers no encryption', () => {
  const servers: (() => void)[] = [];
  afterEach(() => servers.splice(0).forEach((close) => close()));

  const replies: Readonly<Record<string, string>> = {
    EHLO: '250-mail.example.test\r\n250 AUTH PLAIN',
    STAR: '502 not here',
    AUTH: '235 ok',
    DATA: '354 go on',
  };

  /** A server without STARTTLS, which records its input. */
  async function plainServer(): Promise<{ port: number; heard: string[] }> {
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 mail.example.test\r\n');
      socket.on('data', (chunk: Buffer) => {
        const line = chunk.toString();
        heard.push(line);
        socket.write(`${replies[line.slice(0, 4)] ?? '250 ok'}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    servers.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    return { port: (server.address() as AddressInfo).port, heard };
  }

  it('then neither the password nor the mail is sent, and it goes later', async () => {
    const { port, heard } = await plainServer();
    const smtpUrl = `smtp://cup:secret@127.0.0.1:${port}`;
    const transport = createSmtpTransport({ smtpUrl, requireTls: true }, from);
    const outcome = await transport.send(mail);
    transport.close();
    expect(outcome).toMatchObject({ kind: 'later', reason: expect.stringMatching(/^ETLS/) });
    expect(heard.join('')).not.toMatch(/AUTH|DATA|MAIL/);
  });

  it('and an operator who allows that, then the mail is sent', async () => {
    const { port, heard } = await plainServer();
    const smtpUrl = `smtp://cup:secret@127.0.0.1:${port}`;
    const transport = createSmtpTransport({ smtpUrl, requireTls: false }, from);
    const outcome = await transport.send(mail);
    transport.close();
    expect(outcome).toEqual({ kind: 'sent' });
    expect(heard.join('')).toContain('AUTH');
  });
});
