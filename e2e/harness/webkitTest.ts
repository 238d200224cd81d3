import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { isHydrated } from './browser';
import { test as base } from './writingTest';

// The package has no `exports`, so that an import would need the file's name, for which there are no types.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');

const WAIT_MS = 15_000;
/** Its toolbar leaves the window no narrower than 447 px, which is a phone's layout. */
const WINDOW = { x: 0, y: 0, width: 447, height: 900 };

/** The driver has no console: errors of the document are collected from its load on. */
const COLLECT_ERRORS = `
  window.errors = [];
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...all) => { errors.push(all.join(' ')); print.apply(console, all); };
  }`;

/** A window of WebKitGTK's own browser. */
export class WebKit {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** Loads a URL and waits until the visible part of its page is interactive. */
  async open(url: string): Promise<void> {
    await this.#driver.get(url);
    await this.#driver.executeScript(COLLECT_ERRORS);
    await this.#untilHydrated();
  }

  /** Errors and warnings of the console and uncaught errors of the document since it was loaded. */
  errors = (): Promise<string[]> => this.#driver.executeScript<string[]>('return errors');

  back = (): Promise<void> => this.#driver.navigate().back();

  scrollPosition = (): Promise<number> => this.#driver.executeScript<number>('return Math.round(scrollY)');

  /** Pixels that the page goes on below an element. */
  async heightBelow(selector: string): Promise<number> {
    const element = await this.find(selector);
    return this.#driver.executeScript<number>(
      'return Math.round(document.documentElement.scrollHeight - scrollY - arguments[0].getBoundingClientRect().bottom)',
      element,
    );
  }

  /** The first displayed element of a CSS selector. */
  async find(selector: string): Promise<WebElement> {
    const displayed = async () => {
      for (const each of await this.#driver.findElements(By.css(selector))) if (await each.isDisplayed()) return each;
      return null;
    };
    return (await this.#driver.wait(displayed, WAIT_MS, `Nothing that is displayed matches ${selector}.`)) as WebElement;
  }

  /** Waits until an element is in the window, where nothing has scrolled to it since. */
  async untilInWindow(selector: string): Promise<void> {
    const element = await this.find(selector);
    const isInWindow = () =>
      this.#driver.executeScript<boolean>(
        'const { top, bottom } = arguments[0].getBoundingClientRect(); return top >= 0 && bottom <= innerHeight',
        element,
      );
    await this.#driver.wait(isInWindow, WAIT_MS, `${selector} is not in the window.`);
  }

  /** Scrolls to an element, waits until its region is interactive and clicks it. */
  async click(selector: string): Promise<void> {
    await this.#scrollTo(selector);
    await (await this.find(selector)).click();
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#scrollTo(selector);
    await (await this.find(selector)).sendKeys(text);
  }

  /** Waits until the address matches, and the visible part of its page is interactive. */
  async untilAddress(pattern: RegExp): Promise<void> {
    await this.#driver.wait(
      async () => pattern.test(await this.#driver.getCurrentUrl()),
      WAIT_MS,
      `The address does not become ${pattern}.`,
    );
    await this.#untilHydrated();
  }

  async #scrollTo(selector: string): Promise<void> {
    const element = await this.find(selector);
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    await this.#untilHydrated();
  }

  async #untilHydrated(): Promise<void> {
    await this.#driver.wait(() => this.#driver.executeScript<boolean>(isHydrated), WAIT_MS, 'The page does not become interactive.');
  }
}

/** A display in memory, for machines without one. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const failed = once(xvfb, 'error').then(([error]) => Promise.reject(error as Error));
  const [number] = (await Promise.race([once(xvfb.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: xvfb };
}

/** Tests in WebKitGTK by the driver that WEBKIT_DRIVER_PATH names: it is what the distributions ship, unlike Playwright's build of WebKit. */
export const test = base.extend<{ webkit: WebKit }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this parameter.
  webkit: async ({}, use) => {
    const own = process.env.DISPLAY ? null : await startDisplay();
    const service = new DriverService.Builder(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...(process.env as Record<string, string>), ...(own && { DISPLAY: own.name }) })
      .build();
    try {
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities(capabilities)
        .build();
      await driver.manage().window().setRect(WINDOW);
      await use(new WebKit(driver));
      await driver.quit();
    } finally {
      await service.kill();
      own?.process.kill();
    }
  },
});

export { expect } from './writingTest';
