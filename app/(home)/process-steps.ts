/** Specification, section 9: how long auto-play stays on a step, in milliseconds. */
export const STEP_INTERVAL = 3000;

/** The step after `index`; the last one leads back to the first. */
export const nextStep = (index: number, count: number) => (index + 1) % count;
