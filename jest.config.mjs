import nextJest from 'next/jest.js';

/** The framework's own transform, so that a test compiles what a visitor gets. */
const configure = nextJest({ dir: '.' })({
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '<rootDir>/e2e/'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^(\\.|.*/ui)/photo$': '<rootDir>/components/ui/photo.mock.tsx' },
  // A busy machine is slow and not wrong.
  testTimeout: 60_000,
  maxWorkers: '100%',
});

export default async () => ({
  ...(await configure()),
  // Packages of modules, which Jest cannot require before Node 24.
  transformIgnorePatterns: ['/node_modules/(?!qr/)'],
});
