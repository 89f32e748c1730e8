import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Builder, By, error, Key, type WebDriver } from 'selenium-webdriver';
import { HOST } from '../../tools/serve.ts';
import { ensurePackages } from '../support/debian.ts';
import type { Engine, Scheme } from '../support/driver.ts';
import { freePort } from '../support/free-port.ts';

const XVFB = '/usr/bin/Xvfb';
const DRIVER = '/usr/bin/WebKitWebDriver';
/** Comes with the driver. Its folder is named after the machine and the version. */
const BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** How long an element may take to become clickable: milliseconds. */
const CLICKABLE = 5000;

/** Gets WebKitGTK and a screen if they are missing. Throws with the command to run if that fails. */
export const ensureWebKitGtk = () => ensurePackages([XVFB, DRIVER], 'xvfb', 'webkit2gtk-driver');

/** WebKitGTK of Debian, the engine of Safari, in a screen that nobody sees. */
export async function startWebKitGtk(scheme: Scheme): Promise<Engine> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
  });
  const stop = () => [service, screen].forEach((child) => child.kill());
  try {
    const driver = await connect(`http://${HOST}:${port}`);
    return engine(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function firstLine({ stdout }: ChildProcess) {
  const [line] = (await once(stdout as Readable, 'data')) as [Buffer];
  return line.toString().trim();
}

async function connect(server: string): Promise<WebDriver> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answers = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: globSync(BROWSER)[0], args: ['--automation'] },
    })
    .build();
}

function engine(driver: WebDriver, stop: () => void): Engine {
  const find = async (xpath: string) => {
    const element = await driver.findElement(By.xpath(xpath));
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    return element;
  };
  return {
    open: (address) => driver.get(address),
    read: (expression) => driver.executeScript(`return (${expression})`),
    // As the other drivers do by themselves: while a transition runs, nothing under it can be clicked.
    click: async (xpath) =>
      void (await driver.wait(async () => {
        const element = await find(xpath);
        return element.click().then(
          () => true,
          (fault) => {
            if (fault instanceof error.ElementNotInteractableError) return false;
            throw fault;
          },
        );
      }, CLICKABLE)),
    type: async (xpath, text) => (await find(xpath)).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    async resize(width, height) {
      const around = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + around[0], height: height + around[1] });
    },
    async quit() {
      await driver.quit();
      stop();
    },
  };
}
