import { type Browser, chromium } from 'playwright';
import { chromiumArguments } from '../../../tooling/test/chromium.ts';
import { undoLater } from './unfinished.ts';

/** Runs `work` with a real Chromium, which is closed afterwards, also if the benchmark is interrupted. */
export async function withChromium<T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath, args: chromiumArguments(), ...signals });
  const forget = undoLater(() => browser.close());
  try {
    return await work(browser);
  } finally {
    await browser.close();
    forget();
  }
}
