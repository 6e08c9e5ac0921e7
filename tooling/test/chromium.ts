import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The same engine without windows, tabs and their pages of settings: half of the processor time of a journey. */
const windowlessNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * The path of a Chromium on this machine: CHROMIUM_PATH, then PATH, then the usual places; undefined when
 * none exists.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['CHROMIUM_PATH']) return environment['CHROMIUM_PATH'];
  return [...inPath(names, environment), ...(usualPlaces[process.platform] ?? [])].find(isExecutable);
}

/** The same for tests, which prefer a Chromium without windows. */
export function findTestChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const windowless = environment['CHROMIUM_PATH']
    ? undefined
    : inPath(windowlessNames, environment).find(isExecutable);
  return windowless ?? findChromium(environment);
}

function inPath(programs: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Flags for a browser that only tests use: no GPU, no background traffic, and no sandbox for root, which
 * cannot have one.
 */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/**
 * Finds a Chromium for tests, and as root on Debian installs it with apt when there is none. Throws an Error whose
 * message says what to do.
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findTestChromium();
  if (found) {
    if (isExecutable(found)) return found;
    throw new Error(`CHROMIUM_PATH names ${found}, which is not a program that can be run.`);
  }
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error(
      'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
    );
  }
  say('No Chromium was found: installing it with apt-get (a few minutes) …');
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (...packages: string[]): boolean =>
    apt('install', '-y', '-q', '--no-install-recommends', ...packages);
  if (!apt('update', '-q') || !(install('chromium', 'chromium-headless-shell') || install('chromium'))) {
    throw new Error(
      'apt-get could not install chromium (see above). Install it by hand or set CHROMIUM_PATH.',
    );
  }
  const installed = findTestChromium();
  if (!installed) throw new Error('apt-get finished, but no chromium program was found in PATH.');
  return installed;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
