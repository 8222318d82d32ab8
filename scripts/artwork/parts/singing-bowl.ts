import { ellipse } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { bar, contactShadow, type Profile, turned } from "./solids";

/** A singing bowl on its ring cushion, with the mallet when asked. */
export function singingBowl(
  stage: Stage,
  [x, y, z]: Vec3,
  radius: number,
  options: { cushion?: string; mallet?: boolean; colour?: string } = {},
): void {
  const { cushion = palette.loto600, mallet = false, colour = palette.brass } = options;
  contactShadow(stage, [x, y, z], radius * 1.5, radius * 1.3, 0.4);
  turned(
    stage,
    {
      x,
      y,
      z,
      profile: [
        [radius * 0.8, 0],
        [radius * 0.95, radius * 0.12],
        [radius * 0.8, radius * 0.26],
      ],
    },
    cushion,
  );
  const profile: Profile = [
    [radius * 0.45, radius * 0.2],
    [radius * 0.8, radius * 0.42],
    [radius * 0.97, radius * 0.8],
    [radius, radius * 1.05],
  ];
  turned(stage, { x, y, z, profile, open: true }, colour);
  const [cx, cy] = stage.at([x, y + radius * 1.05, z]);
  const rx = radius * stage.scale(z);
  stage.paper.stroke(
    ellipse(cx, cy, rx, rx * stage.tilt(y + radius, z)),
    palette.goldLight,
    Math.max(1.4, rx * 0.035),
  );
  if (mallet) {
    bar(
      stage,
      [x + radius * 1.35, y + 0.03, z - radius * 0.5],
      [x + radius * 2.6, y + 0.03, z - radius * 0.1],
      radius * 0.12,
      palette.wood500,
    );
    bar(
      stage,
      [x + radius * 1.2, y + 0.035, z - radius * 0.55],
      [x + radius * 1.6, y + 0.035, z - radius * 0.42],
      radius * 0.26,
      palette.terra600,
    );
  }
}
