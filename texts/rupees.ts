/** The rupees in a price as content writes it; NaN if there are none, which the content check refuses. */
export const rupees = (price: string) => Number(/₹([\d,]+)/.exec(price)?.[1]?.replaceAll(',', ''));
