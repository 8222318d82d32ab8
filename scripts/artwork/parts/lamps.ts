/** Lamps and the light they give. */

import { darken, lighten } from "../engine/colour";
import { ellipse } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { bar, contactShadow, turned } from "./solids";

/** A lampshade on a cord, with the light it gives. */
export function pendant(
  stage: Stage,
  [x, y, z]: Vec3,
  ceiling: number,
  colour: string,
  size = 1,
  glow = 0.5,
): void {
  const { paper } = stage;
  bar(stage, [x, y + 0.2 * size, z], [x, ceiling, z], 0.012, darken(colour, 0.45));
  const [cx, cy] = stage.at([x, y, z]);
  const scale = stage.scale(z) * size;
  paper.glow(cx, cy + 0.1 * scale, 0.95 * scale, "#ffdf9c", glow);
  const rim = Math.max(3, 0.3 * scale * Math.abs(stage.tilt(y, z)));
  const d = `M${cx - 0.3 * scale} ${cy}C${cx - 0.28 * scale} ${cy - 0.2 * scale} ${cx - 0.1 * scale} ${cy - 0.26 * scale} ${cx - 0.03 * scale} ${cy - 0.3 * scale}H${cx + 0.03 * scale}C${cx + 0.1 * scale} ${cy - 0.26 * scale} ${cx + 0.28 * scale} ${cy - 0.2 * scale} ${cx + 0.3 * scale} ${cy}Z`;
  paper.path(
    d,
    paper.linear(
      [
        [0, darken(colour, 0.12)],
        [0.3, lighten(colour, 0.25)],
        [1, darken(colour, 0.28)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  paper.path(
    ellipse(cx, cy, 0.3 * scale, rim),
    paper.radial([
      [0, "#fffbe6"],
      [0.5, "#ffe3a3"],
      [1, "#e8b66a"],
    ]),
  );
}

/** A standing lamp with a linen shade. */
export function floorLamp(
  stage: Stage,
  x: number,
  z: number,
  height = 1.65,
  shade: string = palette.cream,
): void {
  const { paper } = stage;
  contactShadow(stage, [x, 0, z], 0.28, 0.24, 0.35);
  turned(
    stage,
    {
      x,
      y: 0,
      z,
      profile: [
        [0.16, 0],
        [0.16, 0.025],
      ],
      straight: true,
    },
    palette.wood500,
  );
  bar(stage, [x, 0.02, z], [x, height - 0.1, z], 0.026, palette.wood500);
  const [cx, cy] = stage.at([x, height, z]);
  paper.glow(cx, cy, 1.05 * stage.scale(z), "#ffdc94", 0.6);
  turned(
    stage,
    {
      x,
      y: height - 0.2,
      z,
      profile: [
        [0.25, 0],
        [0.17, 0.36],
      ],
      straight: true,
    },
    shade,
  );
  const [gx, gy] = stage.at([x, height - 0.06, z]);
  paper.glow(gx, gy, 0.26 * stage.scale(z), "#ffd27e", 0.75, 0.8);
}
