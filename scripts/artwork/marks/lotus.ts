/** The lotus mark: five petals over two lines of water. Drawn by hand on a grid of 64. */

const petal = (turn: number, size: number, colour: string) =>
  `<path fill="${colour}" transform="translate(32 47)${turn ? ` rotate(${turn})` : ""}${size === 1 ? "" : ` scale(${size})`}" d="M0 0C-11-9-12-25 0-38 12-25 11-9 0 0Z"/>`;

const petals = [
  petal(-74, 0.78, "#7ba58c"),
  petal(74, 0.78, "#6b967d"),
  petal(-40, 0.92, "#9b7bbd"),
  petal(40, 0.92, "#8664ab"),
  petal(0, 1, "#cf7148"),
].join("");

const water =
  '<path fill="none" stroke="#6b967d" stroke-width="3.2" stroke-linecap="round" d="M9 53.5q23 8 46 0"/>';

/** Petals and water, without the svg element. */
export const lotus = `<g>${petals}${water}</g>`;

const svg = (box: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${content}</svg>`;

/** The mark alone. */
export const lotusMark = svg(64, lotus);

/** The mark on sand, for pictures that are missing. */
export const lotusCard = svg(
  400,
  `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#fbf5ea"/><stop offset="1" stop-color="#eadfce"/></linearGradient></defs><rect width="400" height="400" rx="28" fill="url(#s)"/><g fill="none" stroke="#fffaf2" stroke-width="2"><circle cx="200" cy="200" r="118" fill="#fffaf2" fill-opacity=".55"/><circle cx="200" cy="200" r="150"/><circle cx="200" cy="200" r="184" opacity=".6"/></g><g transform="translate(116 112) scale(2.625)">${lotus}</g>`,
);

/** An application icon: `radius` of the sand ground and the share of its width that the mark takes. */
export function icon(radius: number, share: number): string {
  const edge = (64 - 64 * share) / 2;
  return svg(
    64,
    `<rect width="64" height="64" rx="${radius}" fill="#fbf5ea"/><g transform="translate(${edge} ${edge - 1}) scale(${share})">${lotus}</g>`,
  );
}
