import { darken, lighten } from "../engine/colour";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { bar, box, castShadow } from "./solids";

/** A couch for treatments, head to the left, made up with linen. */
export function treatmentBed(stage: Stage, x: number, z: number, linen: string, blanket: string): void {
  const { paper } = stage;
  const [width, depth, top] = [1.95, 0.72, 0.72];
  const [left, right] = [x - width / 2, x + width / 2];
  castShadow(
    stage,
    [
      [left, 0, z],
      [right, 0, z],
      [right, 0, z + depth],
      [left, 0, z + depth],
    ],
    14,
    0.38,
  );
  for (const dz of [depth - 0.1, 0.02]) {
    const shade = dz > 0.1 ? palette.wood700 : palette.wood400;
    for (const side of [left + 0.2, right - 0.2]) {
      bar(stage, [side, top - 0.1, z + dz], [side + (side < x ? -0.06 : 0.06), 0.02, z + dz], 0.062, shade);
    }
    bar(stage, [left + 0.17, 0.22, z + dz], [right - 0.17, 0.22, z + dz], 0.036, shade);
  }
  box(stage, { x, y: top - 0.16, z, width: width - 0.1, height: 0.1, depth }, palette.wood400);
  box(stage, { x, y: top - 0.08, z, width, height: 0.14, depth, soft: 0.055 }, linen);
  // The blanket lies over the foot end and hangs in front.
  const [bl, br] = [x + 0.12, right - 0.16];
  const upper: Vec3[] = [
    [bl, top + 0.075, z - 0.02],
    [br, top + 0.075, z - 0.02],
    [br, top + 0.075, z + depth],
    [bl, top + 0.075, z + depth],
  ];
  paper.path(
    stage.face(upper),
    paper.linear([
      [0, lighten(blanket, 0.4)],
      [1, lighten(blanket, 0.18)],
    ]),
  );
  const [x0, y0] = stage.at([bl, top + 0.078, z - 0.02]);
  const [x1, y1] = stage.at([br, 0.4, z - 0.02]);
  const w = x1 - x0;
  paper.path(
    `M${x0} ${y0}H${x1}V${y1}q${-w * 0.12} 9 ${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.25} 0t${-w * 0.25} 0Z`,
    paper.linear([
      [0, blanket],
      [1, darken(blanket, 0.16)],
    ]),
  );
  for (const t of [0.18, 0.42, 0.66, 0.86])
    paper.stroke(`M${x0 + w * t} ${y0 + 14}q4 ${(y1 - y0) / 2} -2 ${y1 - y0 - 22}`, darken(blanket, 0.3), 3, {
      opacity: 0.22,
    });
  paper.stroke(`M${x0 + 3} ${y1 - 13}H${x1 - 3}`, lighten(blanket, 0.5), 2.4, {
    opacity: 0.6,
    "stroke-dasharray": "9 6",
  });
  box(
    stage,
    { x: left + 0.26, y: top + 0.06, z: z + 0.12, width: 0.4, height: 0.13, depth: 0.46, soft: 0.06 },
    palette.cream,
  );
}
