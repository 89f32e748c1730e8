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
    sunken: '#e4eedd',
    line: '#dce6d9',
    control: '#73877a',
    ink: '#10211a',
    muted: '#3d4d43',
    subtle: '#56675c',
    primary: '#0b6b3a',
    emphasis: '#0b6b3a',
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
    'river-ink': '#3f9e93',
  },
  dark: {
    ground: '#0b1610',
    surface: '#1d3a2b',
    sunken: '#162a20',
    line: '#405f4d',
    control: '#7f998a',
    ink: '#eaf4ec',
    muted: '#c2d2c7',
    subtle: '#a3b7aa',
    primary: '#58d287',
    emphasis: '#a8ecc2',
    'primary-hover': '#7ee0a3',
    'primary-soft': '#16432b',
    'on-primary': '#05210f',
    accent: '#f5bf4b',
    'accent-soft': '#33290f',
    'on-accent': '#2c2000',
    'on-accent-soft': '#f6d68c',
    danger: '#ff9486',
    'danger-soft': '#391713',
    footer: '#050d09',
    'river-ink': '#2f8f88',
  },
} as const;

/** The footer is dark in both schemes, so its colours have one value. `primary`: the outline of what is focused in it. */
export const footerColors = {
  ink: '#eaf4ec',
  muted: '#b9cabe',
  line: '#25402f',
  control: '#7d9686',
  primary: schemes.dark['primary-hover'],
} as const;

/** The colours that words take on a gradient. */
export const onGradient = { light: '#ffffff', dark: '#1d1703' } as const;

/** `on`: the colour of words on it. `inDark`: its stops in the dark scheme, by night; words on those are light. */
type Gradient = {
  stops: readonly [string, string];
  inDark: readonly [string, string];
  on: 'light' | 'dark';
};

/** Start and end of each gradient, and the words on it, whose contrast is 4.5:1 or more everywhere. */
export const gradients = {
  paddy: { stops: ['#04402c', '#2a8745'], inDark: ['#0b1733', '#1c5247'], on: 'light' },
  teal: { stops: ['#07364a', '#118578'], inDark: ['#101a3f', '#2c5672'], on: 'light' },
  lime: { stops: ['#9cc93a', '#eef08e'], inDark: ['#12303a', '#626a24'], on: 'dark' },
  turmeric: { stops: ['#f29a1f', '#ffdf7a'], inDark: ['#452046', '#b1561a'], on: 'dark' },
  river: { stops: ['#0b2f5a', '#157f9c'], inDark: ['#0f1238', '#3f4c8e'], on: 'light' },
  leaf: { stops: ['#123f1c', '#5a7f14'], inDark: ['#1a1238', '#5a3f63'], on: 'light' },
} as const satisfies Record<string, Gradient>;

/** The one loud surface, the same in both schemes: start and end of its ground, and the colours on it. */
export const banner = {
  stops: ['#032c1c', '#075731'],
  roles: {
    surface: 'transparent',
    ink: '#ffffff',
    control: '#b9e8cb',
    primary: schemes.dark.primary,
    'primary-hover': schemes.dark['primary-hover'],
    'primary-soft': '#0d5534',
    'on-primary': schemes.dark['on-primary'],
    'river-ink': '#6fd79a',
  },
} as const;

/**
 * Those of docs/product.md, 600, 900 and 1200 px, and one below them for phones. In rem, so that larger letters get the layout
 * of a narrower screen.
 */
export const screens = { xs: '20rem', sm: '37.5rem', md: '56.25rem', lg: '75rem' } as const;

/** What dims the page behind a dialog. */
const shade = { color: '4 12 8', share: '62%' };

/** The radius of corners: 14 px (docs/product.md). In rem, so that it grows with the text. */
const corner = '0.875rem';

/** The colour of each role in both schemes. */
const roles = Object.fromEntries(
  (Object.keys(schemes.light) as (keyof typeof schemes.light)[]).map((role) => [
    role,
    `light-dark(${schemes.light[role]}, ${schemes.dark[role]})`,
  ]),
);

const variables = (colors: Record<string, string>) =>
  Object.fromEntries(Object.entries(colors).map(([role, color]) => [`--${role}`, color]));

/** Large type is set tighter. The spacing is part of the size: set on a parent, its em would be that of smaller text. */
const large = (lineHeight: string) => ({
  lineHeight: `var(--large-line, ${lineHeight})`,
  letterSpacing: 'var(--large-spacing, -0.02em)',
});

function gradient({ stops, inDark }: Pick<Gradient, 'stops'> & Partial<Gradient>) {
  const colors = inDark ? stops.map((stop, index) => `light-dark(${stop}, ${inDark[index]})`) : stops;
  return `linear-gradient(115deg, ${colors.join()})`;
}

export default {
  // No page needs the classes of the share pictures.
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', '!./app/share/**', '!./**/*.test.{ts,tsx}'],
  // "dark:" follows the page's scheme; until a script has set one, the device's.
  darkMode: [
    'variant',
    [
      '@media screen { &:is([data-color-scheme=dark] *) }',
      '@media screen and (prefers-color-scheme: dark) { &:is(:root:not([data-color-scheme]) *) }',
    ],
  ],
  theme: {
    screens,
    colors: {
      ...Object.fromEntries(Object.keys(roles).map((role) => [role, `var(--${role})`])),
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      scrim: `rgb(${shade.color} / ${shade.share})`,
      dimmed: `color-mix(in srgb, rgb(${shade.color}) ${shade.share}, var(--ground))`,
      'on-bright-gradient': `light-dark(${onGradient.dark}, ${onGradient.light})`,
    },
    // The second and third are fonts of the device, adjusted to the same size: app/fonts/fallbacks.css.
    fontFamily: {
      sans: ['Inter', 'Inter Roboto', 'Inter Arial', 'sans-serif'],
      heading: ['Poppins', 'Poppins Roboto', 'Poppins Arial', 'sans-serif'],
    },
    // One fluid scale, from a 360 px phone to a 1280 px screen.
    fontSize: {
      caption: ['0.8125rem', '1.4'],
      small: ['0.9375rem', '1.55'],
      body: ['1rem', '1.6'],
      lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', '1.6'],
      heading: ['clamp(1.1875rem, 1.13rem + 0.25vw, 1.375rem)', large('1.25')],
      /** A card's title on a wide screen, and a dialog's from `sm` on. */
      card: ['1.1875rem', large('1.25')],
      dialog: ['1.75rem', large('1.25')],
      title: ['min(12vw, clamp(1.75rem, 1.42rem + 1.45vw, 2.625rem))', large('1.15')],
      display: ['min(var(--display-most, 18vw), clamp(2.0625rem, 1.6rem + 2.05vw, 3.25rem))', large('1.08')],
      /** The home page's headline: its first line, and its second, which fills two lines on a phone and one from `sm` on. */
      prelude: [
        'calc(var(--prelude-scale, 1) * min(10vw, clamp(1.4375rem, 1.1rem + 1.5vw, 2.5rem)))',
        large('1.2'),
      ],
      headline: ['max(min(12.8vw, 5.5rem), min(15.5vw, 2rem))', large('1.04')],
      'headline-wide': [
        'max(2.25rem, min(8.25vw - 7px, 5.82rem), min(6.97vw - 6px, 6.64rem))',
        large('1.04'),
      ],
      /** What something costs: 28 to 34 px. */
      price: ['clamp(1.75rem, 1.6rem + 0.65vw, 2.125rem)', large('1.1')],
    },
    boxShadow: {},
    // 14, 8 and 10 px, in rem so that they grow with the text.
    borderRadius: { DEFAULT: corner, inner: '0.5rem', tile: '0.625rem', full: '9999px' },
    // For style sheets, which would get Tailwind's own by `theme(borderRadius.DEFAULT)`.
    corner: { size: corner },
    /** How high something lies: `shadow-raised`, `shadow-floating`. */
    elevation: {
      raised: '0 1px 2px rgb(16 33 26 / 0.05), 0 8px 24px -12px rgb(16 33 26 / 0.14)',
      floating: '0 2px 6px rgb(8 20 14 / 0.10), 0 16px 40px -12px rgb(8 20 14 / 0.30)',
    },
    extend: {
      // Side padding of cards and buttons: 20 px, and less on a phone with large text. A space in pixels, such as `p-[12px]`,
      // is one that must not grow with the text.
      spacing: { side: 'min(1.25rem, 6.25vw)' },
      // About 66 characters. In em, because `ch` changes when the font arrives.
      maxWidth: { container: 'clamp(75rem, 85vw, 85rem)', measure: '35em' },
      backgroundImage: Object.fromEntries(
        Object.entries(gradients).map(([name, stops]) => [name, gradient(stops)]),
      ),
      keyframes: {
        'header-enter': { from: { transform: 'translateY(-100%)' } },
        'rise-in': { from: { transform: 'translateY(12px)' } },
        'fade-in': { from: { opacity: '0' } },
        // From 40 % opacity, so that filtering never flashes empty.
        'come-in': { from: { opacity: '0.4' } },
        'slide-in': { from: { transform: 'translateX(100%)' } },
        'panel-in': { from: { opacity: '0', transform: 'translateY(1.5rem)' } },
      },
      animation: {
        'header-enter': 'header-enter 0.6s ease-out',
        'rise-in': 'rise-in 0.6s ease-out',
        'fade-in': 'fade-in 240ms ease-out',
        'come-in': 'come-in 200ms ease-out',
        'slide-in': 'slide-in 240ms ease-out',
        'panel-in': 'panel-in 240ms ease-out',
      },
    },
  },
  // A variable for each role: for the page, and for the surfaces that have colours of their own.
  plugins: [
    plugin((tailwind) =>
      tailwind.addUtilities({
        '.scheme-roles': variables(roles),
        '.banner': {
          color: 'var(--ink)',
          background: `${banner.stops[0]} ${gradient(banner)} border-box`,
          ...variables(banner.roles),
        },
        '.footer-roles': variables(footerColors),
      }),
    ),
  ],
} satisfies Config;
