/** The ids of what is around the input or frame of a field, which itself has the id of the field. */

export const helpId = (field: string) => `${field}-help`;

/** What is wrong with the field, and its conflicts. */
export const messagesId = (field: string) => `${field}-messages`;

/** The bar that opens the fold of a group or list. */
export const barId = (field: string) => `${field}-bar`;

/** A button for a whole entry or group, by what it says. */
export const buttonId = (field: string, label: string) => `${field} ${label}`;
