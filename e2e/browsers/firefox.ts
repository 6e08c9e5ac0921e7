import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tooling/test/free-port.ts';
import { idOf, phone } from './driver.ts';
import type { Driver } from './driver.ts';
import { Marionette } from './marionette.ts';
import { findProgram, Program } from './program.ts';

interface Capabilities {
  readonly capabilities: { readonly browserVersion: string };
}

/** Windows of Firefox are no narrower than 500 pixels; what holds the page can be, as in its responsive design mode. */
const narrow = `const box = gBrowser.getBrowserContainer().style;
  box.maxWidth = arguments[0].width + 'px';
  box.maxHeight = arguments[0].height + 'px';`;

export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox');
}

/** Firefox without a window, with a profile of its own, at the width of a phone. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'sevenmetre-firefox-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const words = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const program = new Program(path, [...words, '--profile', profile], { HOME: profile });
  const end = async () => {
    await program.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const marionette = await program.ready(() => Marionette.open(port));
    const { capabilities } = await marionette.send<Capabilities>('WebDriver:NewSession');
    await marionette.send('Marionette:SetContext', { value: 'chrome' });
    await marionette.send('WebDriver:ExecuteScript', { script: narrow, args: [phone] });
    await marionette.send('Marionette:SetContext', { value: 'content' });
    return driverOf(marionette, capabilities.browserVersion, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function driverOf(marionette: Marionette, version: string, end: () => Promise<void>): Driver {
  return {
    name: `Firefox ${version}`,
    async navigate(address) {
      await marionette.send('WebDriver:Navigate', { url: address });
    },
    async execute<Result>(body: string, ...words: readonly unknown[]) {
      const parameters = { script: body, args: words };
      const { value } = await marionette.send<{ value: Result }>('WebDriver:ExecuteScript', parameters);
      return value;
    },
    async click(element) {
      await marionette.send('WebDriver:ElementClick', { id: idOf(element) });
    },
    async type(element, text) {
      await marionette.send('WebDriver:ElementSendKeys', { id: idOf(element), text });
    },
    async end() {
      marionette.close();
      await end();
    },
  };
}
