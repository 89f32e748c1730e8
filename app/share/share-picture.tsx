import { LogoTile } from '@/components/layout/logo-tile';
import { deltaStrands, deltaTips } from '@/components/ui/delta';
import { site } from '@/content/site';
import { footerColors, gradients, schemes } from '@/tailwind.config';
import { shareSize } from './share-image';

const { footer, accent } = schemes.light;
const [paddy] = gradients.paddy.stops;
const { primary: line } = schemes.dark;

/** The field of the delta on the image: right of the title, up to the edge. */
const delta = { x: 676, y: 40, scaleX: 0.405, scaleY: 0.92 };

/** How a link to the site looks in a chat: the brand, the page's title, and the delta that opens beneath. */
export function SharePicture({ title }: { title: string }) {
  return (
    <div
      style={{
        ...shareSize,
        display: 'flex',
        flexDirection: 'column',
        padding: '64px 72px',
        color: '#fff',
        fontFamily: 'Poppins',
        // From top to bottom, so that each row has one colour: a slanted one makes the file half as large again.
        background: `linear-gradient(${footer} 20%, ${paddy})`,
      }}
    >
      <svg {...shareSize} fill="none" style={{ position: 'absolute', left: 0, top: 0 }}>
        <defs>
          <linearGradient id="source" gradientUnits="userSpaceOnUse" x1="0" x2="260" y1="0" y2="0">
            <stop stopColor={line} stopOpacity="0" />
            <stop offset="1" stopColor={line} />
          </linearGradient>
        </defs>
        <g
          transform={`translate(${delta.x} ${delta.y}) scale(${delta.scaleX} ${delta.scaleY})`}
          stroke="url(#source)"
        >
          {deltaStrands().map((d) => (
            <path key={d} d={d} strokeWidth="4" />
          ))}
        </g>
        {deltaTips().map(({ x, y }, index) => (
          <circle
            key={index}
            cx={delta.x + x * delta.scaleX}
            cy={delta.y + y * delta.scaleY}
            r={8}
            fill={accent}
          />
        ))}
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
        <LogoTile width={84} height={84} />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 38, fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.15 }}>
            {site.brand}
          </div>
          <div style={{ fontSize: 25, fontWeight: 500, color: footerColors.muted, lineHeight: 1.3 }}>
            {site.tagline}
          </div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          // From below the brand down to the margin.
          height: 418,
          maxWidth: 600,
          fontSize: 64,
          fontWeight: 600,
          letterSpacing: '-0.02em',
          lineHeight: 1.1,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
    </div>
  );
}
