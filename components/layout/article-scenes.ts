/** The pictures that content may choose for a section of a page of text. */
export const scenes = {
  opening: { drawing: 'step-3', gradient: 'teal' },
  sign: { drawing: 'sign#svgView(viewBox(-57,22,222,122))', gradient: 'river' },
  tea: { drawing: 'step-1', gradient: 'paddy' },
  board: { drawing: 'street#board', gradient: 'turmeric' },
  delta: { drawing: 'street#coast', gradient: 'teal' },
} as const;
