import { darken, lighten } from "../engine/colour";
import type { Stage } from "../engine/stage";
import { contactShadow, turned } from "./solids";

/** A round sitting cushion (zafu). */
export function cushion(stage: Stage, x: number, z: number, colour: string, size = 1): void {
  contactShadow(stage, [x, 0, z], 0.36 * size, 0.34 * size, 0.4);
  turned(
    stage,
    {
      x,
      y: 0,
      z,
      profile: [
        [0.21 * size, 0],
        [0.262 * size, 0.03 * size],
        [0.28 * size, 0.075 * size],
        [0.268 * size, 0.12 * size],
        [0.22 * size, 0.155 * size],
      ],
    },
    colour,
  );
  const [cx, cy] = stage.at([x, 0.155 * size, z]);
  const rx = 0.222 * size * stage.scale(z);
  const ry = rx * stage.tilt(0.17 * size, z);
  stage.paper.ellipse(
    cx,
    cy,
    rx,
    ry * 1.04,
    stage.paper.linear([
      [0, lighten(colour, 0.42)],
      [1, lighten(colour, 0.1)],
    ]),
  );
  stage.paper.ellipse(cx, cy, rx * 0.1, ry * 0.12, darken(colour, 0.25));
}
