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
  },
  dark: {
    ground: '#0a130e',
    surface: '#121f18',
    sunken: '#0e1913',
    line: '#25382d',
    control: '#6f8878',
    ink: '#eaf4ec',
    muted: '#b9cabe',
    subtle: '#98ac9e',
    primary: '#58d287',
    'primary-hover': '#7ee0a3',
    'primary-soft': '#173324',
    'on-primary': '#05210f',
    accent: '#f5bf4b',
    'accent-soft': '#33290f',
    'on-accent': '#2c2000',
    'on-accent-soft': '#f6d68c',
    danger: '#ff9486',
    'danger-soft': '#391713',
    footer: '#0e1913',
    delta: '#2c6b45',
  },
} as const;

/** The footer is dark in both schemes; its text colours need no second value. */
export const footerColors = {
  ink: '#eaf4ec',
  muted: '#b9cabe',
  line: '#25402f',
  control: '#7d9686',
} as const;

/** Start and end of each gradient: six siblings, on which white words and icons reach 4.5:1. */
export const gradients = {
  paddy: ['#0b6b3a', '#29864a'],
  teal: ['#075e57', '#178478'],
  lime: ['#456408', '#628017'],
  turmeric: ['#85560a', '#a26b0c'],
  river: ['#155e6c', '#27818d'],
  leaf: ['#1b6424', '#418531'],
} as const;

/** How high something lies: `shadow-raised`, `shadow-floating`. */
const elevations = {
  raised: '0 1px 2px rgb(16 33 26 / 0.05), 0 8px 24px -12px rgb(16 33 26 / 0.14)',
  floating: '0 2px 6px rgb(8 20 14 / 0.10), 0 16px 40px -12px rgb(8 20 14 / 0.30)',
};

type Scheme = Record<keyof (typeof schemes)['light'], string>;

const variables = (scheme: Scheme) =>
  Object.fromEntries(Object.entries(scheme).map(([role, value]) => [`--${role}`, value]));

const roles = Object.fromEntries(Object.keys(schemes.light).map((role) => [role, `var(--${role})`]));

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    // Material's defaults, which the specification counts in; 900 px is the header's switch.
    screens: { sm: '600px', md: '900px', lg: '1200px' },
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
    },
    // The second and third are a device's own font, made as wide and as high: app/fonts/fallbacks.css.
    fontFamily: {
      sans: ['var(--font-inter)', 'Inter Roboto', 'Inter Arial', 'system-ui', 'sans-serif'],
      heading: ['var(--font-poppins)', 'Poppins Roboto', 'Poppins Arial', 'system-ui', 'sans-serif'],
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
    },
    borderRadius: { DEFAULT: '14px', inner: '8px', tile: '10px', full: '9999px' },
    // Shadows are utilities of their own, below.
    boxShadow: {},
    extend: {
      // In em, some 66 characters: a `ch` is as wide as the font's own zero, and so changes when the font arrives.
      maxWidth: { container: '75rem', measure: '42em' },
      backgroundImage: Object.fromEntries(
        Object.entries(gradients).map(([name, [from, to]]) => [
          name,
          `linear-gradient(135deg, ${from}, ${to})`,
        ]),
      ),
      transitionDuration: { DEFAULT: '150ms', panel: '240ms' },
      keyframes: {
        'header-enter': { from: { transform: 'translateY(-100%)' } },
        'process-progress': { from: { transform: 'scaleX(0)' } },
        'draw-line': { from: { 'stroke-dashoffset': '1' } },
        'rise-in': { from: { transform: 'translateY(12px)' } },
      },
      animation: {
        'header-enter': 'header-enter 0.6s ease-out',
        'process-progress': 'process-progress 3s linear',
        'draw-line': 'draw-line 1.6s ease-out',
        'rise-in': 'rise-in 0.6s ease-out',
      },
    },
  },
  plugins: [
    plugin((api) => {
      // The script in the head names the scheme; without script the media query decides. Paper is light.
      const dark = { 'color-scheme': 'dark', ...variables(schemes.dark) };
      api.addBase({
        ':root': { 'color-scheme': 'light', ...variables(schemes.light) },
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-color-scheme])': dark },
        '@media screen': { ':root[data-color-scheme=dark]': dark },
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
