/** Equipment of the pilates room. */

import { darken, lighten } from "../engine/colour";
import { curve } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { bar, box, castShadow, contactShadow } from "./solids";

export function ball(stage: Stage, x: number, z: number, radius: number, colour: string): void {
  contactShadow(stage, [x, 0, z], radius * 1.25, radius, 0.5);
  const [cx, cy] = stage.at([x, radius, z]);
  const r = radius * stage.scale(z);
  const { paper } = stage;
  paper.ellipse(
    cx,
    cy,
    r,
    r,
    paper.radial(
      [
        [0, lighten(colour, 0.6)],
        [0.35, lighten(colour, 0.18)],
        [0.75, colour],
        [1, darken(colour, 0.34)],
      ],
      [0.36, 0.26],
      0.82,
    ),
  );
  for (const turn of [0.35, 0.68])
    paper.stroke(
      `M${cx - r * 0.97} ${cy}A${r} ${r * turn} 0 0 0 ${cx + r * 0.97} ${cy}`,
      darken(colour, 0.2),
      1.6,
      { opacity: 0.28 },
    );
}

/** Wall bars: uprights and rungs on the back wall. */
export function wallBars(stage: Stage, x: number, z: number, bays: number): void {
  const [width, height] = [0.95, 2.35];
  stage.paper.path(
    stage.face([
      [x + 0.06, 0, z],
      [x + bays * width + 0.1, 0, z],
      [x + bays * width + 0.1, height, z],
      [x + 0.06, height, z],
    ]),
    "#4a2c22",
    { opacity: 0.12, filter: stage.paper.blur(8) },
  );
  for (let y = 0.18; y < height - 0.05; y += 0.185)
    bar(stage, [x, y, z - 0.06], [x + bays * width, y, z - 0.06], 0.042, palette.wood300);
  for (let i = 0; i <= bays; i++)
    box(stage, { x: x + i * width, y: 0, z: z - 0.12, width: 0.075, height, depth: 0.12 }, palette.wood400);
}

/** A pilates reformer seen from its long side. */
export function reformer(stage: Stage, x: number, z: number, pad: string): void {
  const [left, right] = [x - 1.2, x + 1.2];
  castShadow(
    stage,
    [
      [left, 0, z],
      [right, 0, z],
      [right, 0, z + 0.65],
      [left, 0, z + 0.65],
    ],
    12,
    0.4,
  );
  for (const dz of [0.56, 0])
    for (const side of [left + 0.1, right - 0.1])
      box(stage, { x: side, y: 0, z: z + dz, width: 0.1, height: 0.3, depth: 0.09 }, palette.wood500);
  box(stage, { x, y: 0.26, z: z + 0.56, width: 2.4, height: 0.12, depth: 0.08 }, palette.wood400);
  box(stage, { x: left + 0.05, y: 0.26, z, width: 0.1, height: 0.12, depth: 0.6 }, palette.wood500);
  for (let i = 0; i < 4; i++)
    bar(
      stage,
      [right - 0.75, 0.34, z + 0.16 + i * 0.1],
      [right - 0.12, 0.34, z + 0.16 + i * 0.1],
      0.02,
      "#b9b3aa",
    );
  box(stage, { x: x - 0.12, y: 0.38, z: z + 0.03, width: 1.15, height: 0.1, depth: 0.58, soft: 0.035 }, pad);
  for (const dz of [0.46, 0.16])
    box(
      stage,
      { x: x - 0.6, y: 0.47, z: z + dz, width: 0.1, height: 0.2, depth: 0.12, soft: 0.035 },
      darken(pad, 0.12),
    );
  box(stage, { x: x - 0.84, y: 0.45, z: z + 0.12, width: 0.32, height: 0.075, depth: 0.4, soft: 0.03 }, pad);
  box(stage, { x, y: 0.26, z, width: 2.4, height: 0.12, depth: 0.08 }, palette.wood300);
  // Foot bar and its bow.
  const bow: Vec3[] = [
    [right - 0.3, 0.36, z],
    [right - 0.22, 0.78, z + 0.02],
    [right - 0.22, 0.78, z + 0.62],
    [right - 0.3, 0.36, z + 0.64],
  ];
  stage.paper.stroke(curve(stage.points(bow), false), "#8f8a84", 0.04 * stage.scale(z));
  bar(stage, [right - 0.21, 0.79, z + 0.1], [right - 0.21, 0.79, z + 0.54], 0.065, darken(pad, 0.2));
  for (const dz of [0.12, 0.5]) {
    bar(stage, [left + 0.06, 0.36, z + dz], [left + 0.06, 0.68, z + dz], 0.035, "#8f8a84");
    const rope = stage.points([
      [left + 0.06, 0.66, z + dz],
      [x - 0.9, 0.56, z + dz],
      [x - 0.62, 0.58, z + dz],
    ]);
    stage.paper.stroke(curve(rope, false), palette.cream, 0.016 * stage.scale(z));
  }
}

export function ring(stage: Stage, [x, y, z]: Vec3, radius: number, colour: string): void {
  const points = stage.disc(x, y, z, radius);
  const width = 0.035 * stage.scale(z);
  stage.paper.stroke(curve(points), "#4a2c22", width, { opacity: 0.3, transform: "translate(3 6)" });
  stage.paper.stroke(curve(points), darken(colour, 0.12), width);
  stage.paper.stroke(curve(points), lighten(colour, 0.35), width * 0.3);
}
