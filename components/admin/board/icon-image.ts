import { type Icon, nodeOf } from "@/components/ui/draw-icon";

/** An icon as an image for CSS, in one colour: where there are so many of them that none can have an element. */
export function iconImage(icon: Icon, colour: string): string {
  const shapes = nodeOf(icon).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(" ")}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.join("")}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
