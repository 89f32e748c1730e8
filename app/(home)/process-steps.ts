/** How long auto-play stays on a step, in milliseconds: docs/product.md. */
export const STEP_INTERVAL = 3000;

/** The step after `index`; the last one leads back to the first. */
export const nextStep = (index: number, count: number) => (index + 1) % count;
