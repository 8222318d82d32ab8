/** Gallery: supper in the garden under strings of lights. */

import { scene } from "../engine/scene";
import { Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { bunting, stringLights } from "../parts/festoons";
import { meadow } from "../parts/ground";
import { standing } from "../parts/people/standing";
import { plant } from "../parts/plant";
import { chair } from "../parts/seats";
import { turned } from "../parts/solids";
import { table } from "../parts/table";
import { tree } from "../parts/tree";
import { vessel } from "../parts/vessel";
import { cypress, hills } from "../parts/view";

export const festa = scene("gallery/festa", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.68, horizon: 450, vanishX: 800 });
  hills(paper, { horizon: 425, sun: [420, 330], size: 1.35, seed: 37, mood: "dusk" });
  for (const [x, height] of [
    [1180, 190],
    [1230, 240],
    [1290, 170],
  ] as const)
    cypress(paper, x, 590, height, "#4a4d62");
  meadow(paper, 552, "#7d8c6c", 21, ["#fbe0a0", "#f4c6c0"]);
  paper.rect(0, 520, 1600, 480, "#7b5a86", { opacity: 0.2 });
  tree(stage, {
    at: [-3.9, 0, 6.6],
    height: 2.85,
    crown: 1.75,
    seed: 9,
    colours: ["#465a56", "#6f8468", "#c2b183"],
    grain: 0.075,
  });
  tree(stage, {
    at: [4.1, 0, 6.9],
    height: 2.9,
    crown: 1.7,
    seed: 14,
    colours: ["#465a56", "#6f8468", "#c2b183"],
    grain: 0.075,
  });
  bunting(
    paper,
    [230, 120],
    [1400, 140],
    150,
    [palette.terra400, palette.gold, palette.sage300, palette.loto300, palette.cream],
    22,
  );
  for (const [y, drop] of [
    [70, 70],
    [190, 150],
  ] as const)
    stringLights(paper, [160, y], [1470, y + 20], drop, 17, 0.6);
  paper.glow(800, 600, 700, "#ffc27a", 0.42, 0.6);
  for (const [x, z, top, trousers, skin, hair, hairdo, lifted] of [
    [-2.35, 5.6, palette.terra500, "#56607a", "#8d5a3d", "#241c1f", "short", false],
    [-1.85, 5.75, palette.loto500, palette.loto600, "#e0ab86", "#6b4228", "long", true],
    [2.2, 5.7, palette.gold, palette.sage700, "#c98d66", "#3b2a25", "bun", false],
  ] as const)
    standing(stage, { at: [x, 0, z], size: 1, lifted }, { top, trousers, skin, hair, hairdo });
  for (const x of [-1.25, -0.42, 0.42, 1.25]) chair(stage, x, 5.15, palette.wood300, -1);
  supper(stage);
  for (const x of [-1.1, 0, 1.1]) chair(stage, x, 3.55, palette.wood300, 1);
  plant(stage, { at: [-2.4, 0, 3.75], kind: "olive", size: 0.95, pot: "terracotta", seed: 41 });
  lanterns(stage);
  paper.wash(
    paper.radial(
      [
        [0, "#2a1a3c", 0],
        [0.6, "#2a1a3c", 0.03],
        [1, "#2a1a3c", 0.4],
      ],
      [0.5, 0.55],
      0.75,
    ),
  );
});

function supper(stage: Stage): void {
  const [z, top] = [4.15, 0.78];
  table(stage, { x: 0, z, width: 3.5, depth: 0.85, height: top });
  const { paper } = stage;
  paper.path(
    stage.face([
      [-1.8, top + 0.005, z - 0.02],
      [1.8, top + 0.005, z - 0.02],
      [1.8, top + 0.005, z + 0.85],
      [-1.8, top + 0.005, z + 0.85],
    ]),
    "#fff6e6",
  );
  const [left, y] = stage.at([-1.8, top + 0.005, z - 0.02]);
  const [right, end] = stage.at([1.8, 0.42, z - 0.02]);
  const w = (right - left) / 8;
  paper.path(
    `M${left} ${y}H${right}V${end}${`q${-w / 2} 14 ${-w} 0`.repeat(8)}Z`,
    paper.linear([
      [0, "#fbeeda"],
      [1, "#dcc3a6"],
    ]),
  );
  paper.path(
    stage.face([
      [-1.8, top + 0.008, z + 0.32],
      [1.8, top + 0.008, z + 0.32],
      [1.8, top + 0.008, z + 0.52],
      [-1.8, top + 0.008, z + 0.52],
    ]),
    palette.sage300,
    { opacity: 0.8 },
  );
  for (const x of [-1.4, -0.7, 0, 0.7, 1.4]) {
    for (const dz of [0.68, 0.14])
      turned(
        stage,
        {
          x: x + 0.1,
          y: top + 0.01,
          z: z + dz,
          profile: [
            [0.1, 0],
            [0.15, 0.02],
          ],
          straight: true,
        },
        palette.cream,
      );
  }
  for (const x of [-1.5, -0.3, 0.55, 1.55]) vessel(stage, [x, top, z + 0.42], "cup", "#d9e4dd", 0.9);
  vessel(stage, [-0.95, top, z + 0.42], "bottle", palette.sage600, 0.85);
  vessel(stage, [1.1, top, z + 0.42], "bottle", palette.terra600, 0.85);
  turned(
    stage,
    {
      x: 0.15,
      y: top,
      z: z + 0.42,
      profile: [
        [0.09, 0],
        [0.17, 0.06],
        [0.2, 0.12],
      ],
      open: true,
    },
    palette.terra400,
  );
  for (const [dx, colour] of [
    [-0.09, palette.terra600],
    [0.02, palette.gold],
    [0.11, palette.sage450],
  ] as const) {
    const [cx, cy] = stage.at([0.15 + dx, top + 0.14, z + 0.42]);
    const r = 0.062 * stage.scale(z);
    paper.ellipse(
      cx,
      cy,
      r,
      r,
      paper.radial(
        [
          [0, "#ffe9c9"],
          [0.5, colour],
          [1, colour],
        ],
        [0.35, 0.3],
        0.8,
      ),
    );
  }
  for (const x of [-1.2, -0.6, 0.8, 1.35])
    candle(stage, [x, top, z + 0.46], 0.2, { radius: 0.03, glow: 0.5 });
}

function lanterns(stage: Stage): void {
  for (const [x, z] of [
    [2.15, 3.9],
    [2.5, 4.2],
    [-1.95, 3.5],
  ] as const) {
    const [gx, gy] = stage.at([x, 0.2, z]);
    stage.paper.glow(gx, gy, 0.75 * stage.scale(z), "#ffc873", 0.6);
    candle(stage, [x, 0, z], 0.2, { radius: 0.06, glow: 0.6 });
    turned(
      stage,
      {
        x,
        y: 0,
        z,
        profile: [
          [0.15, 0],
          [0.15, 0.04],
        ],
        straight: true,
      },
      palette.wood700,
    );
    stage.paper.path(
      stage.face([
        [x - 0.14, 0.04, z],
        [x + 0.14, 0.04, z],
        [x + 0.14, 0.42, z],
        [x - 0.14, 0.42, z],
      ]),
      "#ffe7b5",
      { opacity: 0.28, stroke: palette.wood700, "stroke-width": 4 },
    );
    turned(
      stage,
      {
        x,
        y: 0.42,
        z,
        profile: [
          [0.17, 0],
          [0.05, 0.1],
        ],
        straight: true,
      },
      palette.wood700,
    );
  }
}
