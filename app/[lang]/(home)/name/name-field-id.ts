/** The id of the field for a name: for its label, and for the board, which opens it. */
export const NAME_FIELD_ID = 'shop-name';
