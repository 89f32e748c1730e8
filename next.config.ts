import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { runtimeScript } from './tools/shared/runtime-script.ts';

const config: NextConfig = {
  // Folder-first hosts answer 404 for /services when services/ is beside services.html.
  trailingSlash: true,
  // Two builds of one commit are equal.
  generateBuildId: () => 'site',
  // For app/document.tsx and app/[lang]/contact/enquiry-section.tsx. Restart `npm run dev` after a change in these files.
  env: {
    HEAD_SCRIPT: runtimeScript('runtime/head.ts'),
    BODY_SCRIPT: runtimeScript('runtime/body.ts'),
    FORM_SCRIPT: runtimeScript('app/[lang]/contact/form-script.ts'),
  },
  // `npm run lint` checks the types, those of the tests too; an error in a test must not fail a build.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  devIndicators: false,
  experimental: { inlineCss: true, globalNotFound: true },
};

/** On the development server English pages are at the addresses that the export step moves them to. */
const rewrites = () =>
  Promise.resolve([
    { source: '/', destination: '/en' },
    // The address of the Telugu home page is that of no English one.
    { source: '/:page((?!te/?$)[^/]+)', destination: '/en/:page' },
  ]);

export default function nextConfig(phase: string): NextConfig {
  return phase === PHASE_DEVELOPMENT_SERVER ? { ...config, rewrites } : { ...config, output: 'export' };
}
