import { expect, test } from 'vitest';
import { plainWords } from '../translations/index.ts';
import { renderLetter } from './render-letter.ts';

const letter = {
  subject: 'Your team',
  paragraphs: ['Hello <b>Anna</b> & co,', 'it is accepted.'],
  action: { label: 'Open', path: '/club/3?a=1&b=2' },
  remarks: ['Not yours? Do nothing.'],
};

test('a letter says the same as text and as HTML, and its link leads to the portal', () => {
  const { subject, text, html } = renderLetter(letter, plainWords.translators.en, 'https://cup.example.org');
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

test('its frame is in the language of its reader', () => {
  const { text, html } = renderLetter(
    { subject: 'A', paragraphs: ['B'] },
    plainWords.translators.cs,
    'http://localhost:3000',
  );
  expect(text).toContain('Tuto zprávu odeslal portál turnaje.');
  expect(html).toContain('<html lang="cs">');
  expect(html).not.toContain('<a ');
});
