import { ImageResponse } from 'next/og';
import { LogoTile } from '@/components/layout/logo-tile';
import { schemes } from '@/tailwind.config';
import { rasterIcons, vectorIcon } from '../icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [vectorIcon, ...Object.keys(rasterIcons)].map((file) => ({ file }));

/** Every icon is the logo tile of the header. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const icon = rasterIcons[(await params).file];
  if (!icon) {
    // Imported here because the framework refuses a static import of it.
    const { renderToStaticMarkup } = await import('react-dom/server');
    return new Response(renderToStaticMarkup(<LogoTile xmlns="http://www.w3.org/2000/svg" />), {
      headers: { 'content-type': 'image/svg+xml' },
    });
  }
  const { size, inset } = icon;
  const side = size * (1 - 2 * inset);
  return new ImageResponse(
    <div
      style={{
        width: size,
        height: size,
        display: 'flex',
        padding: size * inset,
        background: inset ? schemes.light.primary : 'transparent',
      }}
    >
      <LogoTile width={side} height={side} />
    </div>,
    { width: size, height: size },
  );
}
