/** A leaf, the unit that all plants are made of. Drawn flat on the picture, in pixels. */

import { mix } from "../engine/colour";
import { curve, type Point, polygon } from "../engine/geometry";
import type { Paper } from "../engine/paper";

/** Angle in radians from upright, clockwise; `bend` is how far the tip falls to that side (in lengths). */
export interface LeafShape {
  angle: number;
  length: number;
  width: number;
  bend?: number;
  colour: string;
  /** Cuts in the edge, as monstera leaves have. */
  notched?: boolean;
}

/** One two-tone leaf with its midrib. */
export function leaf(paper: Paper, [x, y]: Point, shape: LeafShape): void {
  const { angle, length, width, bend = 0, colour, notched = false } = shape;
  const along: Point = [Math.sin(angle), -Math.cos(angle)];
  const across: Point = [Math.cos(angle), Math.sin(angle)];
  const spine = Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16;
    const drop = bend * t * t * length;
    return [
      x + along[0] * length * t + Math.sign(angle || 1) * Math.abs(drop) * 0.15,
      y + along[1] * length * t + Math.abs(drop),
    ];
  });
  const edge = (side: 1 | -1) =>
    spine.map((p, i): Point => {
      const t = i / 16;
      const belly = Math.sin(Math.PI * t ** 0.78) ** 0.9;
      const cut = notched && i > 3 && i < 15 && i % 3 === 0 ? 0.5 : 1;
      return [
        p[0] + across[0] * belly * width * 0.5 * side * cut,
        p[1] + across[1] * belly * width * 0.5 * side * cut,
      ];
    });
  const draw = notched ? polygon : curve;
  paper.path(draw([...edge(-1), ...[...spine].reverse()]), mix(colour, "#d5e2ae", 0.16));
  paper.path(draw([...edge(1), ...[...spine].reverse()]), mix(colour, "#23423a", 0.16));
  paper.stroke(curve(spine, false), mix(colour, "#e6edc6", 0.4), Math.max(width * 0.03, 0.8), {
    opacity: 0.7,
  });
}

/** Colours from the shaded heart of a plant to its lit outside. */
export const shade = (colour: string, t: number) =>
  t < 0.5 ? mix(colour, "#27463a", 0.62 - t * 1.24) : mix(colour, "#b5cd8e", (t - 0.5) * 1.15);
