import { expect, it } from 'vitest';
import { PersonName } from './common.ts';

it.each([' Anna ', 'Mária-Terézia', "O'Neil", 'Ing. Jan Novák, Ph.D.', '孫悟空', ''])(
  'a name may be “%s”',
  (name) => {
    expect(PersonName.parse(name)).toBe(name.trim());
  },
);

it.each([
  'https://evil.example/win',
  'win at www.evil.example',
  'ask me@evil.example',
  'Eve\r\nBcc: victim@example.test',
  'Eve\nSupport',
  'Eve\u2028Support',
  '<b>Eve</b>',
])('nobody is called %j, which mails to others would begin with', (name) => {
  expect(PersonName.safeParse(name).success).toBe(false);
});
