/** Things to sit on. */

import { darken, lighten, mix } from "../engine/colour";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { bar, box, castShadow, contactShadow, turned } from "./solids";

/** A round stool. */
export function stool(stage: Stage, x: number, z: number, colour: string, height = 0.48): void {
  contactShadow(stage, [x, 0, z], 0.3, 0.26, 0.35);
  const feet: readonly Vec3[] = [
    [x - 0.13, 0, z + 0.12],
    [x + 0.13, 0, z + 0.12],
    [x - 0.16, 0, z - 0.12],
    [x + 0.16, 0, z - 0.12],
  ];
  for (const [fx, , fz] of feet)
    bar(
      stage,
      [x + (fx - x) * 0.6, height, z + (fz - z) * 0.6],
      [fx, 0.02, fz],
      0.034,
      fz > z ? palette.wood700 : palette.wood500,
    );
  turned(
    stage,
    {
      x,
      y: height,
      z,
      profile: [
        [0.17, 0],
        [0.19, 0.02],
        [0.185, 0.05],
      ],
    },
    colour,
  );
}

/** A chair that turns its back to the eye (`facing` 1) or its front (-1). */
export function chair(stage: Stage, x: number, z: number, colour: string, facing: 1 | -1 = 1): void {
  const seat = 0.45;
  const half = 0.22;
  contactShadow(stage, [x, 0, z], 0.36, 0.3, 0.32);
  const backrest = () => {
    const at = z - facing * 0.2;
    const [l, t] = stage.at([x - half, 0.92, at]);
    const [r, b] = stage.at([x + half, seat + 0.06, at]);
    const [w, h] = [r - l, b - t];
    const outline = `M${l + w * 0.03} ${b}Q${l - w * 0.05} ${t} ${l + w * 0.26} ${t}H${r - w * 0.26}Q${r + w * 0.05} ${t} ${r - w * 0.03} ${b}Z`;
    stage.paper.path(
      outline,
      stage.paper.linear([
        [0, lighten(colour, 0.3)],
        [0.35, colour],
        [1, darken(colour, 0.16)],
      ]),
    );
    stage.paper.stroke(
      `M${l + w * 0.26} ${t + 1}H${r - w * 0.26}`,
      lighten(colour, 0.55),
      Math.max(1.5, h * 0.02),
      { opacity: 0.8 },
    );
  };
  const legs = (dz: number, shade: string) => {
    for (const side of [-1, 1])
      bar(stage, [x + side * half * 0.75, seat, z + dz * 0.8], [x + side * half, 0.02, z + dz], 0.032, shade);
  };
  legs(0.2, palette.wood700);
  if (facing === -1) backrest();
  box(
    stage,
    { x, y: seat - 0.04, z: z - 0.2, width: half * 2, height: 0.09, depth: 0.42, soft: 0.03 },
    mix(colour, palette.sand100, 0.12),
  );
  legs(-0.2, palette.wood500);
  if (facing === 1) backrest();
}

/** A deep armchair. */
export function armchair(stage: Stage, x: number, z: number, colour: string): void {
  castShadow(
    stage,
    [
      [x - 0.52, 0, z - 0.05],
      [x + 0.52, 0, z - 0.05],
      [x + 0.5, 0, z + 0.8],
      [x - 0.5, 0, z + 0.8],
    ],
    12,
    0.4,
  );
  for (const side of [-1, 1])
    bar(stage, [x + side * 0.4, 0.16, z + 0.05], [x + side * 0.43, 0.01, z + 0.03], 0.045, palette.wood700);
  box(
    stage,
    { x, y: 0.3, z: z + 0.6, width: 0.92, height: 0.72, depth: 0.16, soft: 0.12 },
    darken(colour, 0.06),
  );
  box(stage, { x: x - 0.42, y: 0.14, z, width: 0.2, height: 0.5, depth: 0.72, soft: 0.08 }, colour);
  box(stage, { x: x + 0.42, y: 0.14, z, width: 0.2, height: 0.5, depth: 0.72, soft: 0.08 }, colour);
  box(
    stage,
    { x, y: 0.14, z: z + 0.02, width: 0.7, height: 0.16, depth: 0.6, soft: 0.04 },
    darken(colour, 0.16),
  );
  box(stage, { x, y: 0.27, z, width: 0.68, height: 0.17, depth: 0.6, soft: 0.06 }, lighten(colour, 0.1));
}
