import { freePort } from '../../tooling/test/free-port.ts';
import { onExit, tearDownOnSignals } from '../../tooling/test/teardown.ts';
import { keepDemo } from '../demo.ts';
import { PortalServer } from '../server.ts';
import { BrowserPage } from './browser-page.ts';
import { checks } from './checks.ts';
import type { Driver } from './driver.ts';
import { ErrorRecorder } from './error-recorder.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { PortalApi } from './portal-api.ts';
import { findWebKit, startWebKit } from './webkit.ts';

/** How to start each browser, or nothing where it is not installed. */
const browsers: Readonly<Record<string, () => (() => Promise<Driver>) | undefined>> = {
  firefox: () => {
    const path = findFirefox();
    return path === undefined ? undefined : () => startFirefox(path);
  },
  webkit: () => {
    const programs = findWebKit();
    return programs === undefined ? undefined : () => startWebKit(programs);
  },
};

const packages: Readonly<Record<string, string>> = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver and xvfb',
};

/**
 * `npm run browsers [-- firefox webkit]`: the most used pages in browsers other than Chromium. Exit code 0 when every check
 * passed, 1 when one failed, 2 when a browser is missing that was asked for by name, or all are.
 */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !Object.hasOwn(browsers, name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Known are ${Object.keys(browsers).join(' and ')}.`);
    return 2;
  }
  const found = (names.length > 0 ? names : Object.keys(browsers)).map(
    (name) => [name, browsers[name]?.()] as const,
  );
  const missing = found.filter(([, start]) => start === undefined);
  for (const [name] of missing)
    console.error(`✗ ${name} is not installed and was not tried (on Debian: ${packages[name]}).`);
  if (missing.length === found.length || (names.length > 0 && missing.length > 0)) return 2;
  const failed = await tryAll(found.flatMap(([, start]) => start ?? []));
  console.log(`${failed} failed, ${missing.length} of ${found.length} browsers not tried`);
  return failed === 0 ? 0 : 1;
}

/** How many checks failed in all of them. */
async function tryAll(starts: readonly (() => Promise<Driver>)[]): Promise<number> {
  const server = await PortalServer.create();
  const removeDemo = await keepDemo(server);
  try {
    let failed = 0;
    for (const start of starts) failed += await tryBrowser(start);
    return failed;
  } finally {
    await server.remove();
    removeDemo();
  }
}

/** How many checks failed. Each browser has a server of its own. */
async function tryBrowser(start: () => Promise<Driver>): Promise<number> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await PortalServer.withDemo(url);
  const recorder = new ErrorRecorder(port, server.url);
  let driver: Driver | undefined;
  const end = async () => {
    await driver?.end();
    await recorder.close();
    await server.remove();
  };
  const forget = onExit(end);
  try {
    await server.start();
    driver = await start();
    console.log(driver.name);
    return await failures(driver, url, server);
  } finally {
    await end();
    forget();
  }
}

async function failures(driver: Driver, url: string, server: PortalServer): Promise<number> {
  const setup = { page: new BrowserPage(driver, url), api: new PortalApi(url), server };
  let failed = 0;
  for (const { title, run } of checks) {
    const problem = await run(setup).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem !== undefined) failed += 1;
    console.log(
      problem === undefined ? `  ✓ ${title}` : `  ✗ ${title}\n    ${problem.replaceAll('\n', '\n    ')}`,
    );
  }
  return failed;
}

tearDownOnSignals();
process.exitCode = await main(process.argv.slice(2));
