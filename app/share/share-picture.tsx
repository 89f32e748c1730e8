import type { ReactNode } from 'react';
import { LogoImage } from '@/components/layout/logo';
import { footerColors, gradients, schemes } from '@/tailwind.config';
import { shareSize } from './share-image';

const { footer } = schemes.light;
const [paddy] = gradients.paddy.stops;

type SharePictureProps = { title: ReactNode; brand: string; tagline: ReactNode; growth: string };

export function SharePicture({ title, brand, tagline, growth }: SharePictureProps) {
  return (
    <div
      tw="flex flex-col px-[72px] py-[64px] text-white"
      style={{
        ...shareSize,
        fontFamily: 'Poppins',
        // A vertical gradient, in which each row has one colour. A slanted one makes the file half as large again.
        background: `linear-gradient(${footer} 20%, ${paddy})`,
      }}
    >
      <img src={growth} alt="" width={430} height={519} tw="absolute right-[72px] bottom-[115px]" />
      <div tw="flex items-center">
        <LogoImage size={84} />
        <div tw="ml-[22px] flex flex-col">
          <div tw="text-[38px] font-semibold leading-[1.15] tracking-tight">{brand}</div>
          <div tw="flex text-[25px] font-medium leading-[1.3]" style={{ color: footerColors.muted }}>
            {tagline}
          </div>
        </div>
      </div>
      <div
        tw="flex h-[418px] max-w-[580px] items-center text-[64px] font-semibold leading-[1.1] tracking-tight"
        style={{ textWrap: 'balance' }}
      >
        {title}
      </div>
    </div>
  );
}
