import nextJest from 'next/jest.js';

/** The framework's own transform, so that a test compiles what a visitor gets. */
export default nextJest({ dir: '.' })({
  testEnvironment: 'jsdom',
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/out/', '/e2e/'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
});
