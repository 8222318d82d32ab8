import type { Stage } from "../engine/stage";
import { palette } from "../palette";
import { bar, box, contactShadow } from "./solids";

/** An easel with a canvas; `art` paints within the given box, in pixels. */
export function easel(
  stage: Stage,
  x: number,
  z: number,
  art: (left: number, top: number, w: number, h: number) => void,
): void {
  contactShadow(stage, [x, 0, z], 0.55, 0.35, 0.35);
  bar(stage, [x, 1.8, z + 0.1], [x, 0.02, z + 0.55], 0.045, palette.wood700);
  for (const side of [-1, 1])
    bar(stage, [x + side * 0.08, 1.85, z], [x + side * 0.42, 0.02, z - 0.08], 0.05, palette.wood400);
  const [left, top] = stage.at([x - 0.42, 1.66, z - 0.06]);
  const [right, bottom] = stage.at([x + 0.42, 0.76, z - 0.06]);
  stage.paper.rect(left + 5, top + 8, right - left, bottom - top, "#4a2c22", {
    opacity: 0.2,
    filter: stage.paper.blur(6),
  });
  stage.paper.rect(left, top, right - left, bottom - top, palette.cream);
  stage.paper.clipped(`M${left} ${top}H${right}V${bottom}H${left}Z`, () =>
    art(left, top, right - left, bottom - top),
  );
  stage.paper.rect(left, top, right - left, bottom - top, "none", { stroke: "#e1d3bd", "stroke-width": 3 });
  box(stage, { x, y: 0.7, z: z - 0.14, width: 0.92, height: 0.055, depth: 0.1 }, palette.wood300);
}
