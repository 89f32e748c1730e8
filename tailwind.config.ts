import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Colours by role, one value a scheme. Every text and ground pair that the site uses is held
 * to WCAG 2.2 AA by components/ui/contrast.test.ts, which reads them from here.
 */
export const schemes = {
  light: {
    ground: '#fafcf6',
    surface: '#ffffff',
    sunken: '#f0f5ec',
    line: '#dce6d9',
    control: '#73877a',
    ink: '#10211a',
    muted: '#3d4d43',
    subtle: '#56675c',
    primary: '#0b6b3a',
    'primary-hover': '#08552d',
    'primary-soft': '#e2f2e4',
    'on-primary': '#ffffff',
    accent: '#f3b52f',
    'accent-soft': '#fdf0cd',
    'on-accent': '#2c2000',
    'on-accent-soft': '#5c4200',
    danger: '#b1241c',
    'danger-soft': '#fdeae7',
    footer: '#0d2419',
    delta: '#8fc79b',
    /** Behind the hero's picture, so that panels near black stand out. */
    glow: 'transparent',
  },
  dark: {
    ground: '#0b1610',
    surface: '#1a2d24',
    sunken: '#12211a',
    line: '#34503f',
    control: '#7f998a',
    ink: '#eaf4ec',
    muted: '#b9cabe',
    subtle: '#9db1a4',
    primary: '#58d287',
    'primary-hover': '#7ee0a3',
    'primary-soft': '#1d3c2a',
    'on-primary': '#05210f',
    accent: '#f5bf4b',
    'accent-soft': '#33290f',
    'on-accent': '#2c2000',
    'on-accent-soft': '#f6d68c',
    danger: '#ff9486',
    'danger-soft': '#391713',
    footer: '#020604',
    delta: '#3c8259',
    glow: 'rgb(88 210 135 / 0.2)',
  },
} as const;

/** The footer is dark in both schemes; its text colours need no second value. */
export const footerColors = {
  ink: '#eaf4ec',
  muted: '#b9cabe',
  line: '#25402f',
  control: '#7d9686',
} as const;

/** The colours that words and drawings take on a gradient: the last is the one spot of colour in a drawing. */
export const onGradient = { light: '#ffffff', dark: '#1d1703', spot: '#ffd766' } as const;

/**
 * Start and end of each gradient, and what is on it: light words and drawings reach 4.5:1 at every
 * point of four, dark ones on the other two. Six siblings, each through its whole hue.
 */
export const gradients = {
  paddy: { stops: ['#04402c', '#2a8745'], on: 'light' },
  teal: { stops: ['#07364a', '#118578'], on: 'light' },
  lime: { stops: ['#9cc93a', '#eef08e'], on: 'dark' },
  turmeric: { stops: ['#f29a1f', '#ffdf7a'], on: 'dark' },
  river: { stops: ['#0b2f5a', '#157f9c'], on: 'light' },
  leaf: { stops: ['#123f1c', '#5a7f14'], on: 'light' },
} as const satisfies Record<string, { stops: readonly [string, string]; on: 'light' | 'dark' }>;

/** The one loud surface, the same in both schemes: start and end of its ground, and the roles on it. */
export const banner = {
  stops: ['#032c1c', '#0a6b3f'],
  roles: {
    surface: 'transparent',
    ink: '#ffffff',
    control: '#b9e8cb',
    primary: '#ffffff',
    'primary-hover': '#d9f4e3',
    'primary-soft': '#0d5534',
    'on-primary': '#04331f',
    delta: '#6fd79a',
  },
} as const;

/** How high something lies: `shadow-raised`, `shadow-floating`. */
const elevations = {
  raised: '0 1px 2px rgb(16 33 26 / 0.05), 0 8px 24px -12px rgb(16 33 26 / 0.14)',
  floating: '0 2px 6px rgb(8 20 14 / 0.10), 0 16px 40px -12px rgb(8 20 14 / 0.30)',
};

const away = { opacity: '0', 'pointer-events': 'none' };

const transition = (how: string, ...properties: string[]) => ({
  transition: properties.map((property) => `${property} ${how}`).join(),
});

/** Where the header shows its links. Below it a row that may not fit scrolls. */
const MEDIUM = '900px';

/** From here the home page's picture has room beside its text, and a card's beside its words. */
const TABLET = '720px';

const variables = (scheme: Partial<Record<keyof (typeof schemes)['light'], string>>) =>
  Object.fromEntries(Object.entries(scheme).map(([role, value]) => [`--${role}`, value]));

const roles = Object.fromEntries(Object.keys(schemes.light).map((role) => [role, `var(--${role})`]));

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  // "dark:" is the page's scheme, which is the device's only until a script has set it.
  darkMode: [
    'variant',
    [
      '@media screen { &:is([data-color-scheme=dark] *) }',
      '@media screen and (prefers-color-scheme: dark) { &:is(:root:not([data-color-scheme]) *) }',
    ],
  ],
  theme: {
    // Material's defaults, which docs/product.md counts in; 900 px is the header's switch.
    screens: { sm: '600px', tablet: TABLET, md: MEDIUM, lg: '1200px' },
    colors: {
      ...roles,
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      /** Dims the page behind a dialog. */
      scrim: 'rgb(4 12 8 / 0.62)',
      'footer-ink': footerColors.ink,
      'footer-muted': footerColors.muted,
      'footer-line': footerColors.line,
      'footer-control': footerColors.control,
      'gradient-dark': onGradient.dark,
    },
    // The second and third are a device's own font, made as wide and as high: app/fonts/fallbacks.css.
    fontFamily: {
      sans: ['Inter', 'Inter Roboto', 'Inter Arial', 'system-ui', 'sans-serif'],
      telugu: ['Inter', 'Inter Roboto', 'Inter Arial', 'Telugu', 'system-ui', 'sans-serif'],
      heading: ['Poppins', 'Poppins Roboto', 'Poppins Arial', 'system-ui', 'sans-serif'],
    },
    // One fluid scale, from a 360 px phone to a 1280 px screen.
    fontSize: {
      caption: ['0.8125rem', '1.4'],
      small: ['0.9375rem', '1.55'],
      body: ['1rem', '1.6'],
      lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', '1.6'],
      heading: ['clamp(1.1875rem, 1.13rem + 0.25vw, 1.375rem)', '1.25'],
      title: ['clamp(1.75rem, 1.42rem + 1.45vw, 2.625rem)', '1.15'],
      display: ['clamp(2.0625rem, 1.6rem + 2.05vw, 3.25rem)', '1.08'],
      /** The two volumes of the home page's headline; however large text is set, a word of it fits a phone. */
      prelude: ['clamp(1.4375rem, 1.1rem + 1.5vw, 2.25rem)', '1.2'],
      headline: ['clamp(min(2.25rem, 14vw), 0.95rem + 5.75vw, 5.5rem)', '1.04'],
      /** What something costs, and what a step has to show: 30 to 34 and 28 to 40 px. */
      price: ['clamp(1.875rem, 1.78rem + 0.43vw, 2.125rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
      figure: ['clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
    },
    borderRadius: { DEFAULT: '14px', inner: '8px', tile: '10px', full: '9999px' },
    // Shadows are utilities of their own, below.
    boxShadow: {},
    extend: {
      // In em, some 66 characters: a `ch` is as wide as the font's own zero, and so changes when the font arrives.
      maxWidth: { container: '75rem', measure: '42em' },
      backgroundImage: Object.fromEntries(
        Object.entries(gradients).map(([name, { stops }]) => [
          name,
          `linear-gradient(115deg, ${stops.join()})`,
        ]),
      ),
      keyframes: {
        'header-enter': { from: { transform: 'translateY(-100%)' } },
        // The river fills from step to step: across on a wide screen, down on a narrow one.
        'process-progress': {
          from: { 'clip-path': 'inset(0 var(--across) var(--down) 0)' },
          to: { 'clip-path': 'inset(0)' },
        },
        'draw-line': { from: { 'stroke-dashoffset': '1' } },
        'rise-in': { from: { transform: 'translateY(12px)' } },
        'fade-in': { from: { opacity: '0' } },
        'slide-in': { from: { transform: 'translateX(100%)' } },
        'panel-in': { from: { opacity: '0', transform: 'translateY(1.5rem)' } },
      },
      animation: {
        'header-enter': 'header-enter 0.6s ease-out',
        'process-progress': 'process-progress 3s linear',
        'draw-line': 'draw-line 1.6s ease-out',
        'rise-in': 'rise-in 0.6s ease-out',
        'fade-in': 'fade-in 240ms ease-out',
        'slide-in': 'slide-in 240ms ease-out',
        'panel-in': 'panel-in 240ms ease-out',
      },
    },
  },
  plugins: [
    plugin((api) => {
      // The script in the head names the scheme; without script the media query decides. Paper is light.
      const dark = { 'color-scheme': 'dark', ...variables(schemes.dark) };
      api.addUtilities({
        '.color-schemes': {
          'color-scheme': 'light',
          ...variables(schemes.light),
          '@media screen and (prefers-color-scheme: dark)': { '&:not([data-color-scheme])': dark },
          '@media screen': { '&[data-color-scheme=dark]': dark },
        },
      });
      api.addUtilities({
        '.banner': {
          color: banner.roles.ink,
          'background-color': banner.stops[0],
          'background-image': `linear-gradient(115deg, ${banner.stops.join()})`,
          'background-origin': 'border-box',
          ...variables(banner.roles),
        },
      });
      // Cards beside each other share their rows, where a browser knows how; else each is a column. Where these
      // are set, a card takes a whole row instead, its picture beside its words.
      const wide = {
        '--card-span': '1 / -1',
        '--card-columns': 'minmax(0, 2fr) minmax(0, 3fr)',
        '--words-column': '2',
        '--picture-area': '1 / 1 / span var(--card-rows)',
        '--drawing-width': 'min(100%, 30rem)',
        '--drawing-height': 'auto',
      };
      const rows = {
        'grid-row': 'span var(--card-rows)',
        display: 'grid',
        'grid-template': 'subgrid / minmax(0, 1fr)',
      };
      const withSubgrid = '@supports (grid-template-rows: subgrid)';
      api.addUtilities({
        '.wide-cards': { [withSubgrid]: wide },
        '.card-grid': {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 1fr)',
          'column-gap': '1.5rem',
          '& > li:not([hidden])': {
            'margin-bottom': '1.5rem',
            [withSubgrid]: { ...rows, 'grid-column': 'var(--card-span)' },
          },
          [`@media (min-width: ${TABLET})`]: { '&[data-only]': { [withSubgrid]: wide } },
        },
        '.card-rows': {
          display: 'flex',
          'flex-direction': 'column',
          height: '100%',
          [withSubgrid]: {
            ...rows,
            'grid-template': 'subgrid / var(--card-columns, minmax(0, 1fr))',
            '& > :not(.card-picture)': { 'grid-column': 'var(--words-column)' },
            // Where titles beside each other are of one line and of two, what follows them is in line.
            '& > h3': { 'align-self': 'end' },
          },
        },
        '.card-picture': { [withSubgrid]: { 'grid-area': 'var(--picture-area)' } },
        // One row that scrolls where it may not fit, fading where it goes on; its padding leaves room for focus rings.
        '.chip-row': {
          display: 'flex',
          gap: '0.5rem',
          [`@media (min-width: ${MEDIUM})`]: { 'flex-wrap': 'wrap' },
          [`@media not all and (min-width: ${MEDIUM})`]: {
            'overflow-x': 'auto',
            'scrollbar-width': 'none',
            margin: '1.5rem -20px -0.5rem',
            padding: '0.5rem 3rem 0.5rem 20px',
            mask: 'linear-gradient(to right, #000 calc(100% - 3rem), transparent)',
            '& > *': { 'flex-shrink': '0' },
          },
        },
        // What is beside each other ends on one base line; browsers that do not know it align the lower edges.
        '.last-baseline': {
          'align-items': 'end',
          'align-self': 'end',
          '@supports (align-items: last baseline)': {
            'align-items': 'last baseline',
            'align-self': 'last baseline',
          },
        },
        // Out of the way, unless the keyboard is there: components/layout/floating.tsx.
        '.yields:not(:focus-within)': {
          '&[data-yielding]': away,
          [`@media not all and (min-width: ${MEDIUM})`]: {
            ':root:not([data-hydrated]) &[data-waiting]': away,
          },
        },
        // A button whose whole card can be pressed, by script once there is script.
        '.covers-card': {
          '&::after': { content: '""', position: 'absolute', inset: '0', 'border-radius': '14px' },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': { outline: '3px solid var(--primary)', 'outline-offset': '3px' },
          'html[data-hydrated] &::after': { 'pointer-events': 'none' },
        },
        // The three ways to change: what answers a pointer, what comes and goes, what opens over the page.
        '.transition-paint': transition('150ms', 'color', 'background-color', 'border-color', 'box-shadow'),
        '.transition-fade': transition('150ms', 'opacity', 'visibility'),
        '.transition-panel': transition('240ms ease-out', 'opacity', 'transform'),
        '.arrow': {
          transition: 'transform 150ms',
          '@media (hover: hover)': { ':is(a, button):hover &': { transform: 'translateX(3px)' } },
        },
      });
      // Tailwind's own can be mixed with rings, and brings fourteen registered properties for it.
      api.addUtilities(
        Object.fromEntries(
          Object.entries(elevations).map(([name, boxShadow]) => [`.shadow-${name}`, { boxShadow }]),
        ),
      );
    }),
  ],
} satisfies Config;
