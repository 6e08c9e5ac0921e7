import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const t = createTranslator(enAll, 'en');

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Safari/537.36 Edg/127.0.0.0',
    'Edge, macOS',
  ],
  ['curl/8.5.0', 'Browser, unknown device'],
  ['', 'Browser, unknown device'],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(t, userAgent)).toBe(name);
});
