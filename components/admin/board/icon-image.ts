import { type Icon, nodeOf } from "@/components/ui/draw-icon";

/** Icons are drawn on a square of 24. */
const SQUARE = 24;
const STROKE = 2;
/** The px of an image: as many as its 12 px have on the finest screen, and for paper. */
const SIDE = 48;

type Shape = ReturnType<typeof nodeOf>[number];

/**
 * An icon as an image for CSS, in one colour: where there are so many of them that none can have an element. In pixels,
 * since an image in SVG is a document of its own, which is laid out anew for each cell that it is painted in.
 */
export function iconImage(icon: Icon, colour: string): string {
  return `url("${inPixels(icon, colour) ?? inShapes(icon, colour)}")`;
}

/** Null where nothing can be drawn, and for an icon of other shapes than these. */
function inPixels(icon: Icon, colour: string): string | null {
  if (typeof Path2D === "undefined") return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const paths = nodeOf(icon).map(pathOf);
  if (!context || paths.includes(null)) return null;
  context.scale(SIDE / SQUARE, SIDE / SQUARE);
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

function inShapes(icon: Icon, colour: string): string {
  const shapes = nodeOf(icon).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}" fill="none" stroke="${colour}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
