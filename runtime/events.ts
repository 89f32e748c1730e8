/** What the scripts of a page tell each other, by events that reach the window. */

/** The page answers: `HydrationMarker` tells the loader. */
export const HYDRATED = 'hydrated';

/** The scripts of a form that was sent do not come: the loader tells the script behind the form. */
export const SCRIPTS_LOST = 'scriptslost';
