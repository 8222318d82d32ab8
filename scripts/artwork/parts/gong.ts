import { ellipse } from "../engine/geometry";
import type { Stage } from "../engine/stage";
import { palette } from "../palette";
import { bar, contactShadow } from "./solids";

/** A gong in its frame; its middle is at height `y`. */
export function gong(stage: Stage, x: number, z: number, radius: number): void {
  const { paper } = stage;
  const y = radius + 0.42;
  const half = radius + 0.22;
  const top = y + radius + 0.26;
  contactShadow(stage, [x, 0, z], half * 1.3, 0.5, 0.45);
  for (const side of [-1, 1]) {
    bar(stage, [x + side * half, 0.03, z - 0.35], [x + side * half, 0.03, z + 0.3], 0.085, palette.wood700);
    bar(stage, [x + side * half, 0.03, z], [x + side * half, top, z], 0.075, palette.wood500);
  }
  bar(stage, [x - half - 0.1, top, z], [x + half + 0.1, top, z], 0.085, palette.wood500);
  for (const side of [-0.55, 0.55])
    bar(
      stage,
      [x + side * radius, y + radius * 0.83, z],
      [x + side * radius * 0.8, top, z],
      0.018,
      palette.cream,
    );
  const [cx, cy] = stage.at([x, y, z]);
  const r = radius * stage.scale(z);
  paper.glow(cx, cy, r * 1.75, "#ffcf7d", 0.4);
  paper.ellipse(cx + 3, cy + 5, r, r, "#5a3416");
  paper.ellipse(
    cx,
    cy,
    r,
    r,
    paper.radial(
      [
        [0, "#f6d592"],
        [0.45, "#d7a04c"],
        [0.8, "#b97d33"],
        [1, "#8a5722"],
      ],
      [0.4, 0.34],
      0.75,
    ),
  );
  for (const [share, colour, opacity] of [
    [0.9, "#7a4a1c", 0.55],
    [0.62, "#fbe3ad", 0.4],
    [0.6, "#7a4a1c", 0.3],
    [0.34, "#fbe3ad", 0.5],
  ] as const) {
    paper.stroke(ellipse(cx, cy, r * share, r * share), colour, Math.max(2, r * 0.018), { opacity });
  }
  paper.ellipse(
    cx,
    cy,
    r * 0.3,
    r * 0.3,
    paper.radial(
      [
        [0, "#fff0c4"],
        [0.6, "#dba953"],
        [1, "#b07a33"],
      ],
      [0.4, 0.35],
      0.7,
    ),
  );
  paper.path(
    `M${cx - r * 0.72} ${cy - r * 0.42}A${r * 0.84} ${r * 0.84} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.83}A${r} ${r} 0 0 0 ${cx - r * 0.72} ${cy - r * 0.42}Z`,
    "#fff4d2",
    { opacity: 0.5 },
  );
}
