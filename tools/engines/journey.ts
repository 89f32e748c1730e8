/** One visit that touches all a browser could do differently. Its wording comes from the content. */
import { contact } from '../../content/contact.ts';
import { homeSections, homeServiceFilters, homeServices } from '../../content/home.ts';
import { pages } from '../../content/pages.ts';
import { processSteps } from '../../content/process.ts';
import { serviceCategories, services, servicesPage } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import type { Engine, Scheme } from './engine.ts';

/** How long something may take to come about: milliseconds. */
const PATIENCE = 15_000;

const button = (label: string, where = '//main') => `${where}//button[normalize-space()="${label}"]`;
const link = (label: string, where: string) => `${where}//a[normalize-space()="${label}"]`;
const DIALOG = '//*[@role="dialog"]';
/** A dialog that is open and has come to rest. */
const IS_READY = `document.activeElement.closest('[role=dialog]') !== null &&
  !document.getAnimations().some(({ effect }) => effect.target.closest('[role=dialog]'))`;
/** The web fonts that are shown, beside those of the device. */
const WEB_FONTS = `['inter', 'poppins'].filter((name) =>
  [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'))`;
const MENU = '//button[@aria-label="Open menu"]';
const details = (nth: number) => `(${button(servicesPage.card.details)})[${nth}]`;

/** Reports what a page complains of, from the moment it is open: neither driver hands it out in one form. */
const LISTEN = `void (window.complaints ??= (() => {
  const complaints = [];
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + ' ' + event.blockedURI));
  return complaints;
})())`;

/** Throws with what was expected and what was there instead. */
export async function journey(engine: Engine, origin: string, scheme: Scheme) {
  async function until(expectation: string, expression: string, wanted: unknown) {
    const end = Date.now() + PATIENCE;
    let found: unknown;
    do {
      found = await engine.read(expression);
      if (JSON.stringify(found) === JSON.stringify(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (Date.now() < end);
    throw new Error(`${expectation}: wanted ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`);
  }
  const count = (css: string) => `document.querySelectorAll(${JSON.stringify(css)}).length`;
  const text = (css: string) => `document.querySelector(${JSON.stringify(css)})?.textContent`;
  const isAt = (path: string) => until('the address', 'location.pathname + location.hash', path);
  const isAnswering = () =>
    until('a page that answers', `'hydrated' in document.documentElement.dataset`, true);
  const saysNothing = () => until('complaints of the page', 'window.complaints', []);

  async function open(path: string) {
    await engine.open(origin + path);
    await engine.read(LISTEN);
    await isAnswering();
  }

  async function allPages() {
    const dark = await engine.read(`matchMedia('(prefers-color-scheme: dark)').matches`);
    if (dark !== (scheme === 'dark')) throw new Error(`The browser did not start in its ${scheme} scheme.`);
    for (const { path } of [...Object.values(pages), { path: '/no-such-page/' }]) {
      await open(path);
      await until('one headline', count('h1'), 1);
      await until('the web fonts', WEB_FONTS, ['inter', 'poppins']);
      await until('the scheme', 'document.documentElement.dataset.colorScheme', scheme);
      const ground = await engine.read<string>('getComputedStyle(document.body).backgroundColor');
      await until(
        'the ground of the scheme',
        `(${LIGHTNESS})(${JSON.stringify(ground)}) > 0.5`,
        scheme === 'light',
      );
      await until('two keys in storage', 'Object.keys(localStorage).sort()', [
        'theme-color-scheme',
        'theme-mode',
      ]);
      await until('no width to scroll', 'document.documentElement.scrollWidth - innerWidth <= 0', true);
      await saysNothing();
    }
  }

  async function backAndForward() {
    await open(pages.home.path);
    await engine.click(link('Services', '//header'));
    await isAt(pages.services.path);
    await until('the headline', text('h1'), servicesPage.heading);
    await engine.back();
    await isAt(pages.home.path);
    await isAnswering();
    await engine.forward();
    await isAt(pages.services.path);
    await until('the headline', text('h1'), servicesPage.heading);
    await saysNothing();
  }

  async function filters() {
    const sets = [
      { path: pages.home.path, chips: homeServiceFilters, items: homeServices },
      { path: pages.services.path, chips: serviceCategories, items: services },
    ];
    for (const { path, chips, items } of sets) {
      await open(path);
      for (const { id, label } of [...chips].reverse()) {
        await engine.click(button(label));
        await until('the pressed chip', text('main [aria-pressed=true]'), label);
        const shown = items.filter(({ category }) => id === 'all' || category === id).length;
        await until(
          `cards of ${label}`,
          `[...document.querySelectorAll('main [role=group] ~ ul > li')].filter((card) => card.offsetHeight).length`,
          shown,
        );
      }
      await saysNothing();
    }
  }

  async function process() {
    const current = text('[aria-current=step] span');
    await open(pages.home.path);
    await until('the first step', current, processSteps[0].title);
    await engine.click('//button[@aria-label][starts-with(@aria-label, "Step 3")]');
    await until('the chosen step', current, processSteps[2].title);
    await engine.click(button(homeSections.process.watch));
    await until('the step after it', current, processSteps[3].title);
    await engine.click(button(homeSections.process.pause));
    await until('the toggle', text('#process button'), homeSections.process.watch);
    await saysNothing();
  }

  async function dialogAndChoice() {
    const title = services[1].title;
    await open(pages.services.path);
    await engine.click(details(2));
    await until('the dialog', text('[role=dialog] h3'), title);
    await until('the dialog with focus in it', IS_READY, true);
    await engine.pressEscape();
    await until('no dialog', count('[role=dialog]'), 0);
    await until('focus back', `document.activeElement.textContent`, servicesPage.card.details);
    await engine.click(details(2));
    await until('the dialog with focus in it', IS_READY, true);
    await engine.click(`${DIALOG}//a[normalize-space()="${servicesPage.card.start}"]`);
    await isAt(pages.contact.path);
    await isAnswering();
    await until('the chosen service', 'document.forms[0].service.value', title);
    await engine.back();
    await isAt(pages.services.path);
    await engine.forward();
    await isAt(pages.contact.path);
    await until('the chosen service again', 'document.forms[0]?.service.value', title);
    await saysNothing();
  }

  async function enquiry() {
    await open(pages.contact.path);
    await engine.click(button(contact.send));
    await until('the error', text('[role=alert] p'), contact.notices.error);
    await until('focus on the first empty field', 'document.activeElement.id', 'fullName');
    await engine.read(
      'void (window.opened = [], window.realOpen = window.open, window.open = (...to) => { opened.push(to[0]); return realOpen(...to); })',
    );
    await engine.type('//*[@id="fullName"]', 'Lakshmi');
    await engine.type('//*[@id="email"]', 'lakshmi@example.com');
    await engine.type('//*[@id="message"]', 'Chillies & more, 50%');
    await engine.click(button(contact.send));
    await until('the notice', text('[role=status] p'), contact.notices.success);
    await until('an empty form', '[...new FormData(document.forms[0]).values()].join("")', '');
    const [address] = await engine.read<string[]>('window.opened');
    const message = new URL(address ?? '').searchParams.get('text') ?? '';
    if (
      !address?.startsWith(`https://wa.me/${site.chatNumber}?`) ||
      !message.includes('Chillies & more, 50%')
    )
      throw new Error(`the message to WhatsApp: found ${address}`);
    await saysNothing();
  }

  async function drawer() {
    await engine.resize(390, 844);
    await open(pages.home.path);
    await until('a narrow window', 'innerWidth < 900', true);
    await engine.click(MENU);
    await until('the drawer with focus in it', IS_READY, true);
    await engine.pressEscape();
    await until('no drawer', count('[role=dialog]'), 0);
    await until('focus back', `document.activeElement.getAttribute('aria-label')`, 'Open menu');
    await engine.click(MENU);
    await until('the drawer with focus in it', IS_READY, true);
    await engine.click(link('Services', DIALOG));
    await isAt(pages.services.path);
    await until('no drawer', count('[role=dialog]'), 0);
    await saysNothing();
  }

  await engine.resize(1280, 800);
  // The enquiry last: its new window leaves this one in the background.
  const parts = { allPages, backAndForward, filters, process, dialogAndChoice, drawer, enquiry };
  for (const [name, part] of Object.entries(parts)) {
    try {
      await part();
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
}

/** From 0 (black) to 1 (white), of any colour that CSS can name. */
const LIGHTNESS = `(colour) => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 765;
}`;
