/** What the scripts of a page tell each other, as events that reach the window. */
export const EVENTS = {
  /** The page answers: `HydrationMarker` tells the loader. */
  hydrated: 'hydrated',
  /** The scripts of a form that was sent do not come: the loader tells the script behind the form. */
  scriptsLost: 'scriptslost',
} as const;
