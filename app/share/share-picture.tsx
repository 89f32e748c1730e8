import { LogoImage } from '@/components/layout/logo';
import { site } from '@/content/site';
import { footerColors, gradients, schemes } from '@/tailwind.config';
import { shareSize } from './share-image';

const { footer } = schemes.light;
const [paddy] = gradients.paddy.stops;

export function SharePicture({ title, growth }: { title: string; growth: string }) {
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
      <img
        src={growth}
        alt=""
        width={430}
        height={519}
        style={{ position: 'absolute', right: 72, bottom: 115 }}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 22 }}>
        <LogoImage size={84} />
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
