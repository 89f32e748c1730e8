/**
 * The delta motif: strands of one width that run side by side as one body and part, as the Krishna does.
 * Deterministic, so that two builds are equal.
 */

/** Where a strand is at one place of its course: how far along the river, and how far from its axis. */
type Place = { along: number; across: number };

/** To halves: neighbours are whole or half units apart, and so stay even. */
const round = (value: number) => Math.round(value * 2) / 2;

/**
 * How far each strand is from the axis where the river has parted into `arms`.
 * `pitch` is the distance of neighbours within an arm, `width` that of the two outermost strands.
 */
export function crossings(strands: number, arms: number, pitch: number, width: number): number[] {
  const inArm = strands / arms;
  const gap = arms > 1 ? (width - (inArm - 1) * pitch) / (arms - 1) : 0;
  return Array.from({ length: strands }, (_, strand) => {
    const arm = Math.floor(strand / inArm) - (arms - 1) / 2;
    const place = (strand % inArm) - (inArm - 1) / 2;
    return arm * gap + place * pitch;
  });
}

/**
 * The SVG path through `places`. It leaves and reaches each along the river, so that no joint shows.
 * Relative, because neighbours then look alike to a compressor.
 */
export function course(places: readonly Place[], isDown = false): string {
  const point = (along: number, across: number) => (isDown ? `${across} ${along}` : `${along} ${across}`);
  return places
    .map(({ along, across }) => ({ along: Math.round(along), across: round(across) }))
    .map(({ along, across }, index, all) => {
      const last = all[index - 1];
      if (!last) return `M${point(along, across)}`;
      const [on, over] = [along - last.along, round(across - last.across)];
      if (on === 0 && over === 0) return '';
      if (over === 0) return isDown ? `v${on}` : `h${on}`;
      return `c${point(on / 2, 0)} ${point(on / 2, over)} ${point(on, over)}`;
    })
    .join('');
}

/** The field of the whole delta, drawn from left to right. */
export const field = { width: 1200, height: 600, strands: 16 } as const;

/** How uneven the arms are, as a share of an arm's room: water does not divide in halves. */
const UNEVENNESS = 0.36;

/** Where the river has parted once more: as a share of the field's width, and how wide it is by then. */
const STAGES = [
  { reach: 0, width: 120 },
  { reach: 0.1, width: 120 },
  { reach: 0.34, width: 230 },
  { reach: 0.58, width: 380 },
  { reach: 0.8, width: 490 },
  { reach: 1, width: 560 },
];

/** Each strand of the whole delta, from the body to its tip. */
function deltaCourses(): Place[][] {
  const pitch = 120 / (field.strands - 1);
  const stages = STAGES.map(({ reach, width }, index) => {
    const arms = Math.min(field.strands, 2 ** Math.max(0, index - 1));
    return crossings(field.strands, arms, pitch, width).map((across, strand) => {
      const arm = Math.floor((strand * arms) / field.strands);
      const sway = arms > 1 ? Math.sin(index * 2.4 + arm * 1.7) * UNEVENNESS * (width / arms) : 0;
      return { along: field.width * reach, across: field.height / 2 + across + sway };
    });
  });
  return Array.from({ length: field.strands }, (_, strand) => stages.map((crossing) => crossing[strand]!));
}

/** The path of each strand of the whole delta. */
export const deltaStrands = () => deltaCourses().map((places) => course(places));

/** Where the strands reach the sea. */
export const deltaTips = () =>
  deltaCourses().map((places) => {
    const { along, across } = places.at(-1)!;
    return { x: along, y: round(across) };
  });

/**
 * The file from which pages show the whole delta: a symbol for the strands, one for their ends. Stretched to any
 * box, with strokes that stay as wide as they are told; those at its edge are not cut.
 */
export function deltaDrawing() {
  const tips = deltaTips().map(({ x, y }) => `M${x} ${y}h0`);
  const symbols = Object.entries({ strands: deltaStrands(), tips }).map(
    ([id, paths]) =>
      `  <symbol id="${id}" viewBox="0 0 ${field.width} ${field.height}" preserveAspectRatio="none" overflow="visible">` +
      `<path d="${paths.join('')}" vector-effect="non-scaling-stroke"/></symbol>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}
