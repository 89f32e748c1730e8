import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { reportBeforeBuild } from './tools/content-check/before-build.ts';

const config: NextConfig = {
  output: 'export',
  // Folder-first hosts answer 404 for /services when services/ stands beside services.html.
  trailingSlash: true,
  // Two builds of one commit must be equal, so the id cannot be random.
  generateBuildId: () => 'site',
  // Pages that end in .dev.tsx are for `npm run dev` alone, and never exported.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  poweredByHeader: false,
  devIndicators: false,
  experimental: { inlineCss: true },
};

export default function nextConfig(phase: string) {
  if (phase === PHASE_PRODUCTION_BUILD) reportBeforeBuild();
  return config;
}
