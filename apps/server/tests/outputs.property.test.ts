import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { oneLine, oneLinePattern } from '@sevenmetre/rules/language';
import { calendarOf, ticket } from '@sevenmetre/rules/snapshot';
import { calendarText, conditionalEventText, eventText } from '../src/features/calendar/calendar-text.ts';
import type { DocumentContent } from '../src/features/invoices/document-content.ts';
import { paperWords } from '../src/features/translations/index.ts';
import { renderLetter } from '../src/features/mail/render-letter.ts';
import { writeLetter } from '../src/features/notifications/write-letter.ts';
import { matchTable, teamTable } from '../src/features/open-data/tables.ts';
import { fillTemplate } from '../src/features/pages/template.ts';
import { matchCard } from '../src/features/share-cards/match-card.ts';
import { createMailTransport } from '../src/platform/mail/index.ts';
import { readSheet, writeCsv, writeXlsx } from '../src/platform/sheets/index.ts';
import { conditionalOf } from '../src/features/calendar/calendar-events.ts';
import { cupNamed, hostileText } from './hostile-texts.ts';
import { drawPaper } from '../src/features/invoices/paper/paper-definition.ts';

const t = paperWords('en');
const at = new Date('2026-06-13T10:00:00Z');
const runs = { numRuns: 60 };
/** A cup with hostile public texts. */
const cups = hostileText.map(cupNamed);

/** Names of a calendar's properties in order, with unfolded lines (RFC 5545, 3.1). */
function propertiesOf(calendar: string): string[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => line.split(/[:;]/, 1)[0] ?? '');
}

function calendarNamed(cup: ReturnType<typeof cupNamed>): string {
  const options = { publicUrl: 'https://cup.test', alarm: 60 };
  const certain = calendarOf(cup, [...cup.matches.values()]);
  const conditional = [...cup.teams.keys()].flatMap((id) => conditionalOf(cup, id));
  return calendarText(t, { name: `Matches of ${cup.edition.name}`, timeZone: 'Europe/Prague' }, [
    ...certain.map((entry) => eventText(t, options, entry, at)),
    ...conditional.map((one) => conditionalEventText(t, options, one, at)),
  ]);
}

describe('a text that breaks its line, its quotation marks or its element', () => {
  it('[LA4] stays in its own property of a calendar', () => {
    const usual = propertiesOf(calendarNamed(cupNamed('Lipová')));
    fc.assert(
      fc.property(cups, (cup) => {
        const calendar = calendarNamed(cup);
        expect(propertiesOf(calendar)).toEqual(usual);
        const lines = calendar.split('\r\n');
        expect(lines.filter((line) => Buffer.byteLength(line) > 75 || !oneLinePattern.test(line))).toEqual(
          [],
        );
      }),
      runs,
    );
  });

  it('[LA4] stays in its own cell of a CSV file, and is no formula there', () => {
    fc.assert(
      fc.property(cups, (cup) => {
        for (const table of [matchTable(cup, [...cup.matches.values()]), teamTable(cup)]) {
          const { data } = Papa.parse<string[]>(writeCsv(table).slice(1).trimEnd());
          expect(data.map((row) => row.length)).toEqual(
            [table.columns, ...table.rows].map((row) => row.length),
          );
          expect(data.flat().filter((cell) => /^[=+@\t\r\n]|^-(?!\d+$)/.test(cell))).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('[LA4] stays in its own cell of a workbook, as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const file = await writeXlsx([{ name: text, columns: ['a', text], rows: [['x', text]] }]);
        const written = oneLine(text).toWellFormed().trim();
        const reading = await readSheet(file);
        expect(reading.ok && reading.rows[1]?.[0]).toBe('x');
        expect(reading.ok && flat(reading.rows[1]?.[1] ?? '')).toBe(
          flat(written.replace(/^'(?=[=+@-])/, '')),
        );
      }),
      { ...runs, numRuns: 20 },
    );
  });

  it('[LA4] is text of a paper, never a link or an action of its file', async () => {
    const supplier = { name: '', street: '', city: '', zip: '', country: '', tin: null, vatin: null };
    const content: Omit<DocumentContent, 'tournament' | 'supplier' | 'customer'> = {
      kind: 'invoice',
      number: '2026-2',
      corrects: null,
      locale: 'en',
      issuedOn: '2026-03-01',
      dueDate: '2026-03-15',
      variableSymbol: '42',
      currency: 'EUR',
      lines: [],
      total: 0,
      paid: 0,
      payment: null,
    };
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const customer = { ...supplier, name: text, street: text, city: text };
        const named = {
          tournament: text,
          supplier: { ...supplier, name: text, registration: text },
          customer,
        };
        const file = (
          await drawPaper({ content: { ...content, ...named }, issuedAt: at, logo: null }, t)
        ).toString('latin1');
        expect(file.startsWith('%PDF-')).toBe(true);
        expect(file.match(/\/(?:JavaScript|JS|URI|Launch|OpenAction|AA)\b/g)).toBeNull();
      }),
      { ...runs, numRuns: 8 },
    );
  });

  it('[LA4] makes no header of a mail, and no element of its page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-outputs-'));
    const from = { name: 'Cup', address: 'no-reply@cup.test' };
    const { send } = createMailTransport({
      mail: { smtpUrl: null, requireTls: true, from },
      dataDirectory: folder,
    });
    const headersOf = async (id: number, text: string) => {
      const letter = { subject: `To ${text}`, paragraphs: [text], action: { label: text, path: '/' } };
      const rendered = renderLetter(letter, t, { origin: 'https://cup.test', cup: null });
      expect(oneLinePattern.test(rendered.subject)).toBe(true);
      expect(rendered.html.match(/<(?!\/)[a-z]+/gi)?.filter((tag) => !tag.startsWith('<br'))).toEqual(
        elements,
      );
      await send({
        ...rendered,
        id,
        to: 'a@example.test',
        locale: 'en',
        at,
        secret: false,
        replyTo: null,
        files: [],
      });
      const file = readdirSync(join(folder, 'mails')).find((name) => name.includes(`-${id}.`)) ?? '';
      const [head = ''] = readFileSync(join(folder, 'mails', file), 'utf8').split('\r\n\r\n');
      return head
        .replaceAll(/\r\n[ \t]/g, '')
        .split('\r\n')
        .map((line) => line.split(':', 1)[0]);
    };
    const plain = renderLetter({ subject: 'a', paragraphs: ['a'], action: { label: 'a', path: '/' } }, t, {
      origin: 'https://cup.test',
      cup: null,
    });
    const elements = plain.html.match(/<(?!\/)[a-z]+/gi)?.filter((tag) => !tag.startsWith('<br'));
    const usual = await headersOf(1, 'Lipová');
    let id = 1;
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        expect(await headersOf(++id, text)).toEqual(usual);
      }),
      { ...runs, numRuns: 20 },
    );
    rmSync(folder, { recursive: true });
  });

  it('[LA4] stays one line of a notification', () => {
    const due = { id: 1, subscriptionId: 1, matchId: 1, teamIds: [1], quiet: false, v: 7, at, attempts: 1 };
    const news = { kind: 'goal', home: 1, away: 0, walkOver: null, final: false } as const;
    const browser = {
      endpoint: 'https://push.example.test/1',
      p256dh: '-',
      auth: '-',
      locale: 'en',
    } as const;
    fc.assert(
      fc.property(cups, (cup) => {
        const { title, body, stops = [] } = writeLetter({ ...due, ...browser, news }, cup, t)?.payload ?? {};
        expect(
          [title, body, ...stops.map(({ text }) => text)].filter((text) => !oneLinePattern.test(text ?? '')),
        ).toEqual([]);
      }),
      runs,
    );
  });

  it('[LA4] is an outline of a share card, never markup', () => {
    fc.assert(
      fc.property(cups, (cup) => {
        const [match] = cup.matches.values();
        if (!match) return;
        const look = { name: cup.edition.name, accent: null, logo: null, address: cup.edition.name };
        const card = matchCard(t, { ticket: ticket(cup, match), category: null }, look);
        expect(card.replace(/<\/?(?:svg|rect|path|line)\b[\w\s"=.:#/,()-]*>/g, '')).toBe('');
      }),
      { ...runs, numRuns: 20 },
    );
  });

  it('[LA4] ends no block of data of a page', () => {
    const page = { html: '<!--init-->', styleHashes: [], styles: [], paper: '' };
    const filling = { band: '', lang: 'en', theme: '', follows: false, head: '', html: '', styles: '' };
    fc.assert(
      fc.property(cups, ({ edition, halls }) => {
        const init = { edition, halls: [...halls] };
        const html = fillTemplate(page, { ...filling, init });
        expect(html.match(/<[a-z/!]/gi)).toEqual(['<s', '</']);
        expect(JSON.parse(html.replace(/^<[^>]+>|<\/script>$/g, ''))).toEqual(init);
      }),
      runs,
    );
  });
});

/** XML parsers normalise white space, and workbooks are written without what Unicode says is no character. */
function flat(text: string): string {
  return text.replaceAll(/\s+|\p{Noncharacter_Code_Point}/gu, '');
}
