/** Tables. */

import { darken, lighten } from "../engine/colour";
import { curve, type Point, polygon } from "../engine/geometry";
import type { Stage } from "../engine/stage";
import { palette } from "../palette";
import { box, castShadow, turned } from "./solids";

export interface TableShape {
  x: number;
  z: number;
  width: number;
  depth: number;
  height?: number;
  colour?: string;
}

/** A plain table: four legs, a top, its shadow. */
export function table(
  stage: Stage,
  { x, z, width, depth, height = 0.78, colour = palette.wood300 }: TableShape,
): void {
  const [left, right] = [x - width / 2, x + width / 2];
  castShadow(
    stage,
    [
      [left, 0, z],
      [right, 0, z],
      [right, 0, z + depth],
      [left, 0, z + depth],
    ],
    12,
    0.3,
  );
  const leg = 0.08;
  for (const back of [depth - leg, 0]) {
    for (const side of [left + leg, right - leg]) {
      box(
        stage,
        { x: side, y: 0, z: z + back, width: leg, height: height - 0.06, depth: leg },
        back ? darken(colour, 0.3) : darken(colour, 0.16),
      );
    }
  }
  box(
    stage,
    { x, y: height - 0.14, z: z + 0.05, width: width - 0.12, height: 0.08, depth: 0.04 },
    darken(colour, 0.22),
  );
  box(stage, { x, y: height - 0.06, z, width, height: 0.06, depth }, colour);
}

/** A level oval top on a turned foot. */
export function ovalTable(stage: Stage, x: number, z: number, rx: number, rz: number, colour: string): void {
  const { paper } = stage;
  const height = 0.75;
  const ring = (y: number, grow = 1): Point[] =>
    Array.from({ length: 60 }, (_, i) => {
      const angle = (i / 60) * Math.PI * 2;
      return stage.at([x + rx * grow * Math.cos(angle), y, z + rz * grow * Math.sin(angle)]);
    });
  paper.path(polygon(ring(0, 0.98)), "#4a2c22", { opacity: 0.34, filter: paper.blur(16) });
  for (const dx of [-0.45, 0.45]) {
    turned(
      stage,
      {
        x: x + dx * rx,
        y: 0,
        z,
        profile: [
          [0.32, 0],
          [0.3, 0.03],
          [0.09, 0.09],
          [0.075, 0.5],
          [0.14, height - 0.05],
        ],
      },
      darken(colour, 0.25),
    );
  }
  const top = ring(height);
  const lower = ring(height - 0.055);
  paper.path(polygon(lower), darken(colour, 0.38));
  paper.path(
    curve(top),
    paper.linear([
      [0, lighten(colour, 0.5)],
      [1, lighten(colour, 0.08)],
    ]),
  );
  paper.stroke(curve(ring(height, 0.94)), lighten(colour, 0.55), 1.4, { opacity: 0.5 });
}
