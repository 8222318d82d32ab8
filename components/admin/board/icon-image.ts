import { type Icon, nodeOf } from "@/components/ui/draw-icon";

/** Side of the square in which icons are drawn. */
const VIEW_BOX = 24;
const STROKE = 2;
/** Side of the bitmap in px: 12 px of CSS on a screen with four device pixels for each, and on paper. */
const BITMAP_PX = 48;

type Shape = ReturnType<typeof nodeOf>[number];

/**
 * An icon in one colour as an image for CSS, for boards with too many icons to give each an element. A bitmap where
 * possible: browsers lay out an SVG image again for each cell in which they paint it.
 */
export function iconImage(icon: Icon, colour: string): string {
  return `url("${toBitmapUrl(icon, colour) ?? toSvgUrl(icon, colour)}")`;
}

/** Null without canvas support, and for icons with other shapes than paths, lines and circles. */
function toBitmapUrl(icon: Icon, colour: string): string | null {
  if (typeof Path2D === "undefined") return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [BITMAP_PX, BITMAP_PX];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const paths = nodeOf(icon).map(pathOf);
  if (!context || paths.includes(null)) return null;
  context.scale(BITMAP_PX / VIEW_BOX, BITMAP_PX / VIEW_BOX);
  context.strokeStyle = colour;
  context.lineWidth = STROKE;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const path of paths) context.stroke(new Path2D(path ?? ""));
  return canvas.toDataURL();
}

/** A shape as the data of a path. */
function pathOf([tag, attributes]: Shape): string | null {
  const { d, cx, cy, r, x1, y1, x2, y2 } = attributes;
  if (tag === "path") return String(d);
  if (tag === "line") return `M${x1} ${y1}L${x2} ${y2}`;
  const half = (to: number) => `a${r} ${r} 0 1 0 ${to} 0`;
  const across = 2 * Number(r);
  return tag === "circle" ? `M${Number(cx) - Number(r)} ${cy}${half(across)}${half(-across)}` : null;
}

function toSvgUrl(icon: Icon, colour: string): string {
  const shapes = nodeOf(icon).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}" fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
