import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // Folder-first hosts answer 404 for /services when services/ stands beside services.html.
  trailingSlash: true,
  // Two builds of one commit must be equal, so the id cannot be random.
  generateBuildId: () => 'site',
  poweredByHeader: false,
  experimental: { inlineCss: true },
};

export default config;
