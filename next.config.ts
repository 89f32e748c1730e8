import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { site } from './content/site.ts';
import { buildId } from './tools/build-id.ts';
import { reportBeforeBuild } from './tools/content-check/before-build.ts';

const config: NextConfig = {
  output: 'export',
  // Folder-first hosts answer 404 for /services when services/ is beside services.html.
  trailingSlash: true,
  // By it the router of a tab opened yesterday sees that the site is another one now, and loads documents. Two
  // builds of one commit are equal, and edits that were never committed make a release as well.
  generateBuildId: () => buildId(process.cwd()),
  // Pages that end in .dev.tsx are for `npm run dev` alone, and never exported.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // What a page that breaks must know by itself: components/layout/failure-notice.tsx.
  env: { CHAT_NUMBER: site.chatNumber, PHONE: site.phone },
  // `npm run types` does, with the tests; a build must not fail for a test.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  devIndicators: false,
  experimental: { inlineCss: true },
};

export default function nextConfig(phase: string) {
  if (phase === PHASE_PRODUCTION_BUILD) reportBeforeBuild();
  return config;
}
