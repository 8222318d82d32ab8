/** Mats and rugs that lie on the floor. */

import { darken, lighten } from "../engine/colour";
import { polygon } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";

/** A flat rug or mat with a lit edge; corners given as centre and size. */
export function rug(stage: Stage, x: number, z: number, width: number, depth: number, colour: string): void {
  const { paper } = stage;
  const quad = (inset: number, y: number): Vec3[] => [
    [x - width / 2 + inset, y, z + inset],
    [x + width / 2 - inset, y, z + inset],
    [x + width / 2 - inset, y, z + depth - inset],
    [x - width / 2 + inset, y, z + depth - inset],
  ];
  paper.path(stage.face(quad(-0.03, 0)), "#4a2c22", { opacity: 0.3, filter: paper.blur(5) });
  paper.path(stage.face(quad(0, 0)), darken(colour, 0.3));
  paper.path(
    stage.face(quad(0, 0.014)),
    paper.linear([
      [0, lighten(colour, 0.2)],
      [1, colour],
    ]),
  );
  paper.stroke(stage.face(quad(0.06, 0.014)), lighten(colour, 0.4), 1.5, { opacity: 0.55 });
}

/** A round rug with rings. */
export function roundRug(
  stage: Stage,
  x: number,
  z: number,
  radius: number,
  colours: readonly string[],
): void {
  const { paper } = stage;
  paper.path(polygon(stage.disc(x, 0, z, radius * 1.02)), "#4a2c22", { opacity: 0.3, filter: paper.blur(6) });
  colours.forEach((colour, i) => {
    paper.path(polygon(stage.disc(x, 0.01, z, radius * (1 - i / colours.length))), colour);
  });
}
