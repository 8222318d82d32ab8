/** Course: towels, warm stones, oil and a lotus, close by. */

import { lighten } from "../engine/colour";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { leaf } from "../parts/leaf";
import { stones } from "../parts/piles";
import { plant } from "../parts/plant";
import { box, contactShadow, turned } from "../parts/solids";
import { vessel } from "../parts/vessel";
import { greenery } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, window } from "../parts/window";

const top = 0.7;

export const massaggio = scene("courses/massaggio", (paper) => {
  const stage = new Stage(paper, { focal: 1500, eye: 1.24, horizon: 300, vanishX: 800 });
  walls(stage, { back: 3.8, left: -3.2, right: 3.2, ceiling: 3.4, wall: "#bcd0c1" });
  window(stage, {
    plane: backWall(3.8),
    outline: archOutline(0.5, 0.62, 1.25, 1.32),
    bars: { across: [0.5], up: [0.48] },
    frameWidth: 0.045,
    sill: true,
    view: () => greenery(paper, 230, 40),
  });
  plant(stage, {
    at: [-1.72, 0.3, 3.1],
    kind: "palm",
    size: 0.95,
    pot: "round",
    potColour: palette.cream,
    seed: 23,
  });
  bench(stage);
  const beam = paper.linearAcross(
    [
      [0, "#fff3d0", 0.5],
      [1, "#fff3d0", 0],
    ],
    [1200, 250],
    [420, 900],
  );
  paper.path("M1000 160L1500 130L980 980L120 900Z", beam, { filter: paper.blur(30) });
  rolledTowels(stage);
  candle(stage, [0.66, top, 1.98], 0.22, { radius: 0.075, glow: 0.55 });
  candle(stage, [0.86, top, 1.82], 0.13, { radius: 0.075, glow: 0.5, colour: palette.terra100 });
  vessel(stage, [0.32, top, 2.06], "bottle", "#a8672f", 1.02);
  turned(
    stage,
    {
      x: 0.32,
      y: top + 0.345,
      z: 2.06,
      profile: [
        [0.03, 0],
        [0.03, 0.05],
      ],
      straight: true,
    },
    palette.wood700,
  );
  stones(stage, [0.16, top, 1.62], 0.95, ["#56515a", "#6c6670", "#858089", "#a19ca3"]);
  for (const [x, z, r] of [
    [0.4, 1.5, 0.08],
    [0.5, 1.66, 0.065],
  ] as const)
    stones(stage, [x, top, z], r / 0.15, ["#625d66"]);
  lotus(stage, -0.22, 1.46);
  turned(
    stage,
    {
      x: 0.66,
      y: top,
      z: 1.5,
      profile: [
        [0.045, 0],
        [0.08, 0.02],
        [0.1, 0.055],
      ],
      open: true,
    },
    palette.terra300,
  );
});

function bench(stage: Stage): void {
  const { paper } = stage;
  paper.path(
    stage.face([
      [-3, top, 2.6],
      [3, top, 2.6],
      [3, top, 0.9],
      [-3, top, 0.9],
    ]),
    paper.linear([
      [0, "#d3a87a"],
      [1, "#a87548"],
    ]),
  );
  for (const x of [-1.9, -1.3, -0.7, -0.1, 0.5, 1.1, 1.7])
    paper.stroke(
      stage.face([
        [x, top, 2.6],
        [x, top, 0.9],
      ]),
      "#6f472c",
      2.2,
      { opacity: 0.3 },
    );
  runner(stage);
}

/** A linen cloth across the bench. */
function runner(stage: Stage): void {
  const { paper } = stage;
  const strip = (far: number, near: number, y = top + 0.006) =>
    stage.face([
      [-3, y, far],
      [3, y, far],
      [3, y, near],
      [-3, y, near],
    ]);
  paper.path(strip(2.12, 1.3, top), "#4a2c22", { opacity: 0.35, filter: paper.blur(8) });
  paper.path(
    strip(2.12, 1.31),
    paper.linear([
      [0, "#fdf6e8"],
      [1, "#ecdcc0"],
    ]),
  );
  for (const [far, near] of [
    [2.02, 1.98],
    [1.46, 1.43],
    [1.41, 1.395],
  ] as const)
    paper.path(strip(far, near), palette.sage300, { opacity: 0.85 });
}

function rolledTowels(stage: Stage): void {
  contactShadow(stage, [-0.6, top, 1.85], 0.45, 0.3, 0.45);
  const rolls = [
    [-0.8, top + 0.09, palette.cream],
    [-0.58, top + 0.09, palette.sage300],
    [-0.36, top + 0.09, palette.cream],
    [-0.69, top + 0.27, palette.terra300],
    [-0.47, top + 0.27, palette.cream],
  ] as const;
  for (const [x, y, colour] of rolls) {
    box(stage, { x, y: y - 0.09, z: 1.78, width: 0.2, height: 0.185, depth: 0.42, soft: 0.085 }, colour);
    const [cx, cy] = stage.at([x, y, 1.7]);
    const r = 0.105 * stage.scale(1.78);
    stage.paper.ellipse(
      cx,
      cy,
      r,
      r,
      stage.paper.radial([
        [0, lighten(colour, 0.3)],
        [1, colour],
      ]),
    );
    let path = `M${cx} ${cy}`;
    for (let t = 0; t < 40; t++) {
      const reach = (r * 0.86 * t) / 40;
      path += `L${(cx + Math.cos(t * 0.52) * reach).toFixed(1)} ${(cy + Math.sin(t * 0.52) * reach).toFixed(1)}`;
    }
    stage.paper.stroke(path, "#8a6a56", 3, { opacity: 0.38 });
  }
}

function lotus(stage: Stage, x: number, z: number): void {
  const { paper } = stage;
  contactShadow(stage, [x, top, z], 0.3, 0.24, 0.4);
  const [cx, cy] = stage.at([x, top + 0.03, z]);
  const unit = stage.scale(z);
  for (const angle of [-1.75, 1.8])
    leaf(paper, [cx, cy + 4], { angle, length: unit * 0.3, width: unit * 0.13, colour: palette.sage600 });
  const layers = [
    [[-1.28, -0.98, 0.98, 1.28], palette.loto300, 0.22],
    [[-0.72, -0.4, 0.4, 0.72], palette.loto500, 0.24],
    [[-0.2, 0.2, 0], "#c9a3d6", 0.25],
  ] as const;
  for (const [angles, colour, length] of layers)
    for (const angle of angles)
      leaf(paper, [cx, cy], { angle, length: unit * length, width: unit * 0.1, colour });
  for (const angle of [-0.85, 0.85, -0.45, 0.45, 0.01])
    leaf(paper, [cx, cy + 6], { angle, length: unit * 0.145, width: unit * 0.085, colour: "#e6cfe8" });
  paper.ellipse(cx, cy + 2, unit * 0.03, unit * 0.018, palette.gold);
}
