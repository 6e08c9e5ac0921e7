import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKeptMails, removeKeptMails } from './index.ts';

test('given kept mails, then the oldest go in small steps, and nothing else of the folder does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-mails-'));
  const old = ['20260101T080000Z-1.eml', '20260102T080000Z-2-secret.eml', '20260103T080000Z-3.eml.part'];
  const kept = ['20260404T080000Z-4.eml', 'notes.txt'];
  for (const name of [...old, ...kept]) writeFileSync(join(folder, name), 'x');
  const before = new Date('2026-03-01T00:00:00Z');
  expect(await removeKeptMails(folder, before, 2)).toBe(2);
  const left = () => new Set(readdirSync(folder));
  expect(left()).toEqual(new Set([old[2], ...kept]));
  expect(await removeKeptMails(folder, before, 2)).toBe(1);
  expect(await removeKeptMails(folder, before, 2)).toBe(0);
  expect(left()).toEqual(new Set(kept));
  rmSync(folder, { recursive: true });
  expect(await removeKeptMails(folder, before, 2)).toBe(0);
});

test('given a mail that cannot be read, as one that goes meanwhile, then the others are listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-mails-'));
  writeFileSync(join(folder, '20260404T080000Z-1.eml'), 'to: iva@example.test\nsubject: Hello\n\nText');
  mkdirSync(join(folder, '20260405T080000Z-2.eml'));
  const listed = await listKeptMails(folder, 9);
  expect(listed.map(({ to, subject }) => [to, subject])).toEqual([['iva@example.test', 'Hello']]);
  rmSync(folder, { recursive: true });
});

test('given drafts and other files among kept mails, then as many mails are listed as were asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-mails-'));
  const mail = 'To: anna@example.test\r\nSubject: Hello\r\n\r\nx';
  for (const name of ['20260404T080000Z-4.eml', '20260405T080000Z-5.eml.part', 'zz.txt', '0.eml'])
    writeFileSync(join(folder, name), mail);
  const listed = await listKeptMails(folder, 1);
  expect(listed).toMatchObject([{ name: '20260404T080000Z-4', to: 'anna@example.test', subject: 'Hello' }]);
  rmSync(folder, { recursive: true });
});
