import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, ElementReference } from './driver.ts';

const secondsToWait = 60;

/** In the page: the elements that can be seen, and the name by which a person would call one. */
const helpers = `
const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
const nameOf = (element) => (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).replace(/\\s+/g, ' ').trim();
const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);`;

/** One page in one browser, as a person uses it. */
export class BrowserPage {
  readonly driver: Driver;
  readonly #url: string;

  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.#url = url;
  }

  /** The English page of a path. Firefox has been seen to answer while the page before was still shown. */
  async open(path: string): Promise<void> {
    await this.driver.navigate(`${this.#url}/en${path}`);
    await this.until(
      `the page ${path}`,
      'location.pathname.endsWith(arguments[0]) && document.readyState === "complete"',
      path,
    );
  }

  /** Loads the page again, as it would itself: WebDriver's own command passes by the service worker in Firefox. */
  async reload(): Promise<void> {
    await this.driver.execute('window.isBeforeReload = true; location.reload();');
    await this.until('the page again', '!window.isBeforeReload && document.readyState === "complete"');
  }

  /** What an expression gives in the page. */
  evaluate<Result>(expression: string, ...words: readonly unknown[]): Promise<Result> {
    return this.driver.execute<Result>(`${helpers} return ${expression};`, ...words);
  }

  /** What an expression gives, once it gives something; throws an Error with `what` when it does not. */
  async until<Result>(what: string, expression: string, ...words: readonly unknown[]): Promise<Result> {
    for (const started = performance.now(); performance.now() - started < secondsToWait * 1000;) {
      // A page that is just being replaced answers nothing.
      const result = await this.evaluate<Result | null | false>(expression, ...words).catch(() => null);
      if (result !== null && result !== false) return result;
      await pause(200);
    }
    const shown = await this.evaluate<string>(
      'location.pathname + ": " + (document.querySelector("main")?.innerText ?? "no content").slice(0, 200)',
    ).catch(String);
    throw new Error(`${what} did not come on ${shown}`);
  }

  /** The first shown element of a selector whose name matches. */
  find(selector: string, name: RegExp = /./u): Promise<ElementReference> {
    return this.until<ElementReference>(
      `${selector} named ${name.source}`,
      'shown(arguments[0]).find((element) => new RegExp(arguments[1], "u").test(nameOf(element))) ?? null',
      selector,
      name.source,
    );
  }

  /** Presses it, with retries: a new page may not be interactive yet, and covering elements may disappear. */
  async press(selector: string, name?: RegExp): Promise<void> {
    const attempt = async () => this.driver.click(await this.find(selector, name));
    await attempt().catch(async () => {
      await pause(1000);
      await attempt();
    });
  }

  /** Presses it until an expression is true: a page that has just been painted is not interactive yet. */
  async pressUntil(selector: string, expression: string): Promise<void> {
    for (
      const started = performance.now();
      performance.now() - started < secondsToWait * 1000;
      await pause(500)
    ) {
      if (await this.evaluate<boolean>(expression)) return;
      const [element] = await this.evaluate<ElementReference[]>('shown(arguments[0])', selector);
      if (element) await this.driver.click(element).catch(() => undefined);
    }
    throw new Error(`Pressing ${selector} changed nothing`);
  }

  async fill(label: RegExp, text: string): Promise<void> {
    await this.driver.type(await this.find('input', label), text);
  }

  /** Errors since the page was opened. */
  errors(): Promise<string[]> {
    return this.evaluate<string[]>(
      'window.recordedErrors ?? ["the page was opened without its recorder of errors"]',
    );
  }
}
