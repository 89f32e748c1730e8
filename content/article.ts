/** A page of reading text: about, privacy, terms. */
export type Article = {
  heading: string;
  lead: string;
  sections: readonly {
    heading: string;
    paragraphs: readonly string[];
    /** A bulleted list after the paragraphs. */
    points?: readonly string[];
    /** A bulleted list of what the browser keeps: the key of each entry, and a text that goes on from it. */
    entries?: readonly { key: string; text: string }[];
  }[];
};
