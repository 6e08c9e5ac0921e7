import { expect, test } from 'vitest';
import { identityOf } from '@sevenmetre/rules/identity';
import { plainWords } from '../translations/index.ts';
import { renderLetter } from './render-letter.ts';

const letter = {
  subject: 'Your team',
  paragraphs: ['Hello <b>Anna</b> & co,', 'it is accepted.'],
  action: { label: 'Open', path: '/club/3?a=1&b=2' },
  remarks: ['Not yours? Do nothing.'],
};

test('a letter says the same as text and as HTML, and its link leads to the portal', () => {
  const { subject, text, html } = renderLetter(letter, plainWords.translators.en, {
    origin: 'https://cup.example.org',
    cup: null,
  });
  expect(subject).toBe('Your team');
  expect(text).toContain('Open:\nhttps://cup.example.org/club/3?a=1&b=2\n');
  expect(text).toContain('Hello <b>Anna</b> & co,');
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<p>Hello &lt;b&gt;Anna&lt;/b&gt; &amp; co,</p>');
  expect(html).toContain('href="https://cup.example.org/club/3?a=1&amp;b=2"');
  for (const sentence of [...letter.paragraphs.slice(1), ...letter.remarks]) {
    expect(text).toContain(sentence);
    expect(html).toContain(sentence);
  }
});

test('[ME17] {page} is the address of the page of the letter; without one it stays as it is', () => {
  const frame = { origin: 'https://cup.example.org', cup: null };
  const paragraphs = ['Look at {page}.'];
  const rendered = renderLetter({ ...letter, paragraphs, page: '/club/3' }, plainWords.translators.en, frame);
  expect(rendered.text).toContain('Look at https://cup.example.org/club/3.');
  expect(rendered.html).toContain('Look at https://cup.example.org/club/3.');
  expect(renderLetter({ ...letter, paragraphs }, plainWords.translators.en, frame).text).toContain('{page}');
});

test('its frame is in the language of its reader', () => {
  const { text, html } = renderLetter({ subject: 'A', paragraphs: ['B'] }, plainWords.translators.cs, {
    origin: 'http://localhost:3000',
    cup: null,
  });
  expect(text).toContain('Tuto zprávu odeslal portál turnaje.');
  expect(html).toContain('<html lang="cs">');
  expect(html).not.toContain('<a ');
});

test('it carries the name, the logo and the accent of the cup', () => {
  const identity = identityOf(
    new Map([
      ['cup-accent', '#17594a'],
      ['cup-logo', '7'],
    ]),
    () => '/files/uploads/logo.png',
  );
  const cup = { name: 'Lipová & Cup', identity };
  const frame = { origin: 'https://cup.example.org', cup };
  const { text, html } = renderLetter(letter, plainWords.translators.en, frame);
  expect(text).toContain('Lipová & Cup · https://cup.example.org');
  expect(text + html).not.toContain('Sevenmetre');
  expect(html).toContain('Lipová &amp; Cup');
  // A light logo is not seen on the white of a mail.
  expect(html).toMatch(/<td bgcolor="#17594a"[^>]*><img src="https:/u);
  expect(html).toContain('border-radius:6px;background:#17594a;color:#ffffff');
  expect(html).toContain('src="https://cup.example.org/api/v1/images?url=%2Ffiles%2Fuploads%2Flogo.png');
});
