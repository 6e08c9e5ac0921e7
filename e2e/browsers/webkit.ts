import { globSync } from 'node:fs';
import { freePort } from '../../tooling/test/free-port.ts';
import { idOf, phone } from './driver.ts';
import type { Driver } from './driver.ts';
import { findProgram, Program } from './program.ts';

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Programs {
  readonly driver: string;
  readonly browser: string;
}

/** WebKitGTK's driver and the small browser that comes with it; without a screen also a program that pretends one. */
export function findWebKit(): Programs | undefined {
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/{lib,libexec,lib64}/{,*/}webkit2gtk-4.*/MiniBrowser');
  const hasScreen = process.env['DISPLAY'] !== undefined || findProgram('Xvfb') !== undefined;
  return driver !== undefined && browser !== undefined && hasScreen ? { driver, browser } : undefined;
}

/** WebKit at the width of a phone. MiniBrowser's window is as wide as its buttons, unless it fills its screen. */
export async function startWebKit({ driver, browser }: Programs): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const display = screen?.display ?? process.env['DISPLAY'];
  const program = new Program(driver, [`--port=${port}`], { DISPLAY: display });
  const end = async () => {
    await program.end();
    await screen?.program.end();
  };
  try {
    const send = <Result>(method: string, path: string, parameters?: object) =>
      call<Result>(`http://127.0.0.1:${port}${path}`, method, parameters);
    await program.ready(() => send<object>('GET', '/status'));
    const options = { binary: browser, args: ['--automation', '--full-screen'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const session = await send<NewSession>('POST', '/session', { capabilities });
    const inSession: Send = (method, path, parameters) =>
      send(method, `/session/${session.sessionId}${path}`, parameters);
    await inSession('POST', '/window/rect', phone);
    return driverOf(inSession, session.capabilities.browserVersion, end);
  } catch (error) {
    await end();
    throw error;
  }
}

type Send = <Result>(method: string, path: string, parameters?: object) => Promise<Result>;

function driverOf(send: Send, version: string, end: () => Promise<void>): Driver {
  return {
    name: `WebKitGTK ${version}`,
    async navigate(address) {
      await send('POST', '/url', { url: address });
    },
    async execute<Result>(body: string, ...words: readonly unknown[]) {
      return send<Result>('POST', '/execute/sync', { script: body, args: words });
    },
    async click(element) {
      await send('POST', `/element/${idOf(element)}/click`, {});
    },
    async type(element, text) {
      await send('POST', `/element/${idOf(element)}/value`, { text });
    },
    async end() {
      // Without it the browser outlives its driver.
      await send('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}

/** A screen in memory, where the machine has none. */
async function startScreen(): Promise<{ program: Program; display: string } | undefined> {
  if (process.env['DISPLAY'] !== undefined) return undefined;
  const size = `${phone.width}x${phone.height}x24`;
  const program = new Program('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']);
  const display = await program.ready(async (output) => /^(\d+)\n/mu.exec(output)?.[1]);
  return { program, display: `:${display}` };
}

async function call<Result>(address: string, method: string, parameters?: object): Promise<Result> {
  const body = parameters && { body: JSON.stringify(parameters) };
  const answer = await fetch(address, { method, headers: { 'content-type': 'application/json' }, ...body });
  const { value }: { value: Result & { readonly message?: string } } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.message}`);
  return value;
}
