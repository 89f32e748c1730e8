/** How long auto-play stays on a step, in milliseconds: docs/product.md. */
export const STEP_INTERVAL = 3000;

export const nextStep = (index: number, count: number) => (index + 1) % count;
