/** What a visitor does, in any browser that an Engine drives. Its wording comes from the content. */
import { contact } from '../../content/contact.ts';
import { homeSections, homeServiceFilters, homeServices } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { processSteps } from '../../content/process.ts';
import { serviceCategories, services, servicesPage } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import type { Driver, Scheme } from './driver.ts';
import { labelOf } from './words.ts';

/** How long something may take to come about: milliseconds. */
const PATIENCE = 15_000;

const button = (label: string) => `//main//button[normalize-space()="${label}"]`;
const link = (label: string, where: string) => `${where}//a[normalize-space()="${label}"]`;
const DIALOG = '//*[@role="dialog"]';
const MENU = '//header//button[@aria-haspopup="dialog"]';
const SECOND_CARD = `(${button(servicesPage.card.details)})[2]`;

const count = (css: string) => `document.querySelectorAll(${JSON.stringify(css)}).length`;
const text = (css: string) => `document.querySelector(${JSON.stringify(css)})?.textContent`;
const PATH = 'location.pathname + location.hash';
const FOCUS_ON_OPENER = `document.activeElement.getAttribute('aria-haspopup')`;
/** A dialog that is open and has come to rest. */
const DIALOG_READY = `document.activeElement.closest('[role=dialog]') !== null &&
  !document.getAnimations().some(({ effect }) => effect.target.closest('[role=dialog]'))`;
/** The web fonts that are shown, beside those of the device. */
const WEB_FONTS = `['inter', 'poppins'].filter((name) =>
  [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'))`;
/** Whether the page's ground is a light one, whatever CSS calls its colour. */
const LIGHT_GROUND = `(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return red + green + blue > 765 / 2;
})()`;

/** Notes what a page complains of, from the moment it is open: the drivers do not hand it out in one form. */
const LISTEN = `void (window.complaints ??= (() => {
  const complaints = [];
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.blockedURI));
  return complaints;
})())`;

/** Waits until `expression` has the value. Throws with what was expected and what was there instead. */
async function until(driver: Driver, expression: string, wanted: unknown) {
  const end = Date.now() + PATIENCE;
  let found: unknown;
  do {
    found = await driver.read(expression);
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`${expression}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
}

/** Opens a page and waits until it answers; the framework starts by itself after a while. */
async function open(driver: Driver, address: string) {
  await driver.open(address);
  await driver.read(LISTEN);
  await until(driver, `'hydrated' in document.documentElement.dataset`, true);
}

/** Looks at every page, one by one. Throws what `until` throws. */
export async function tour(driver: Driver, origin: string, scheme: Scheme) {
  const check = (expression: string, wanted: unknown) => until(driver, expression, wanted);
  for (const { path } of [...Object.values(pages), { path: '/no-such-page/' }]) {
    await open(driver, origin + path);
    await check(`matchMedia('(prefers-color-scheme: dark)').matches`, scheme === 'dark');
    await check(count('h1'), 1);
    await check(WEB_FONTS, ['inter', 'poppins']);
    await check('document.documentElement.dataset.colorScheme', scheme);
    await check(LIGHT_GROUND, scheme === 'light');
    await check('Object.keys(localStorage).sort()', ['theme-color-scheme', 'theme-mode']);
    await check('document.documentElement.scrollWidth - innerWidth <= 0', true);
    await check('window.complaints', []);
  }
}

/** From the home page to a message in WhatsApp, with detours. Throws what `until` throws. */
export async function journey(driver: Driver, origin: string) {
  const check = (expression: string, wanted: unknown) => until(driver, expression, wanted);

  async function filter(
    chips: readonly { id: string; label: string }[],
    items: readonly { category: string }[],
  ) {
    const CARDS = `[...document.querySelectorAll('main [role=group] ~ ul > li')].filter((card) => card.offsetHeight).length`;
    for (const { id, label } of [...chips].reverse()) {
      await driver.click(button(label));
      await check(text('main [aria-pressed=true]'), label);
      await check(CARDS, items.filter(({ category }) => id === 'all' || category === id).length);
    }
  }

  /** Opens a dialog, leaves it with Escape, and opens it again. */
  async function openTwice(opener: string) {
    await driver.click(opener);
    await check(DIALOG_READY, true);
    await driver.pressEscape();
    await check(count('[role=dialog]'), 0);
    await check(FOCUS_ON_OPENER, 'dialog');
    await driver.click(opener);
    await check(DIALOG_READY, true);
  }

  async function atServices() {
    await check(PATH, pages.services.path);
    await check(text('h1'), servicesPage.heading);
  }

  async function home() {
    await open(driver, origin + pages.home.path);
    await filter(homeServiceFilters, homeServices);
    const current = text('[aria-current=step] span');
    await check(current, processSteps[0].title);
    await driver.click(
      `//*[@id="process"]//button[starts-with(@aria-label, "${homeSections.process.step} 3:")]`,
    );
    await check(current, processSteps[2].title);
    await driver.click(button(homeSections.process.watch));
    await check(current, processSteps[3].title);
    await driver.click(button(homeSections.process.pause));
    await check(text('#process button'), homeSections.process.watch);
  }

  async function toServicesAndBack() {
    const isNarrow = await driver.read<boolean>('innerWidth < 900');
    if (isNarrow) await openTwice(MENU);
    await driver.click(link(labelOf(pages.services.path, 'header'), isNarrow ? DIALOG : '//header'));
    await atServices();
    await check(count('[role=dialog]'), 0);
    await driver.back();
    await check(PATH, pages.home.path);
    await driver.forward();
    await atServices();
  }

  async function chooseService() {
    await filter(serviceCategories, services);
    await openTwice(SECOND_CARD);
    await check(text('[role=dialog] h3'), services[1].title);
    await driver.click(link(servicesPage.card.start, DIALOG));
    await check(PATH, pages.contact.path);
    await check('document.forms[0]?.service.value', services[1].title);
    await driver.back();
    await atServices();
    await driver.forward();
    await check(PATH, pages.contact.path);
    await check('document.forms[0]?.service.value', services[1].title);
  }

  async function enquire() {
    await driver.click(button(contact.send));
    await check(text('[role=alert] p'), contact.notices.error);
    await check('document.activeElement.id', 'fullName');
    await driver.read(
      'void (window.opened = [], window.realOpen = window.open, window.open = (...to) => { opened.push(to[0]); return realOpen(...to); })',
    );
    await driver.type('//*[@id="fullName"]', 'Lakshmi');
    await driver.type('//*[@id="email"]', 'lakshmi@example.com');
    await driver.type('//*[@id="message"]', 'Chillies & more, 50%');
    await driver.click(button(contact.send));
    await check(text('[role=status] p'), contact.notices.success);
    await check('[...new FormData(document.forms[0]).values()].join("")', '');
    const [address = ''] = await driver.read<string[]>('window.opened');
    const message = URL.canParse(address) ? new URL(address).searchParams.get('text') : '';
    for (const part of ['Lakshmi', 'lakshmi@example.com', services[1].title, 'Chillies & more, 50%'])
      if (!address.startsWith(`https://wa.me/${site.chatNumber}?`) || !message?.includes(part))
        throw new Error(`the message to WhatsApp: wanted ${part}, found ${address}`);
  }

  // The enquiry last: its new window leaves this one in the background.
  for (const part of [home, toServicesAndBack, chooseService, enquire])
    try {
      await part();
      await check('window.complaints', []);
    } catch (error) {
      throw new Error(`${part.name}: ${String(error)}`, { cause: error });
    }
}
