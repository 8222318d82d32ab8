/** Event: crafts market in the courtyard. */

import { darken } from "../engine/colour";
import { Random } from "../engine/random";
import { scene } from "../engine/scene";
import { Stage } from "../engine/stage";
import { palette } from "../palette";
import { awning, bunting, stringLights } from "../parts/festoons";
import { tileFloor } from "../parts/floors";
import { standing } from "../parts/people/standing";
import { stones, towels } from "../parts/piles";
import { plant } from "../parts/plant";
import { bar, box, turned } from "../parts/solids";
import { table } from "../parts/table";
import { tree } from "../parts/tree";
import { type Vessel, vessel } from "../parts/vessel";
import { cypress, hills } from "../parts/view";

const glazes = [
  palette.cream,
  palette.terra400,
  palette.sage300,
  palette.loto500,
  palette.terra600,
  palette.sand300,
  palette.sage600,
];

export const mercatinoArtigiano = scene("events/mercatino-artigiano", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.7, horizon: 470, vanishX: 800 });
  hills(paper, { horizon: 455, sun: [800, 250], size: 1.25, seed: 34, mood: "day" });
  for (const [x, height] of [
    [90, 220],
    [150, 280],
    [1470, 270],
    [1530, 200],
  ] as const)
    cypress(paper, x, 640, height, "#4d7a61");
  tree(stage, {
    at: [0.2, 0, 11],
    height: 2.4,
    crown: 1.7,
    seed: 8,
    colours: ["#5c8267", "#86a87c", "#c4d4a0"],
    grain: 0.13,
  });
  const [, wallTop] = stage.at([0, 0.75, 9.5]);
  paper.rect(
    0,
    wallTop,
    1600,
    90,
    paper.linear([
      [0, "#f0dcbc"],
      [1, "#d9bd97"],
    ]),
  );
  paper.rect(0, wallTop - 8, 1600, 12, "#fbeed8", { rx: 3 });
  tileFloor(stage, { back: 9.5, left: -9, right: 9, colour: "#dcb893", seed: 18 }, 0.7);
  stall(stage, -2.75, [palette.terra500, palette.cream], 2);
  stall(stage, 0.2, [palette.sage600, palette.cream], 3);
  stall(stage, 3.15, [palette.loto600, palette.cream], 4);
  stringLights(paper, [-20, 120], [800, 150], 70, 12, 0.35);
  stringLights(paper, [800, 150], [1620, 110], 70, 12, 0.35);
  bunting(
    paper,
    [-20, 40],
    [1620, 30],
    90,
    [palette.terra400, palette.gold, palette.sage300, palette.loto300, palette.cream],
    30,
  );
  standing(
    stage,
    { at: [-1.35, 0, 4.75], size: 1 },
    { top: palette.loto600, trousers: palette.sand300, skin: "#c98d66", hair: "#3b2a25", hairdo: "long" },
  );
  standing(
    stage,
    { at: [1.35, 0, 4.9], size: 1.06, lifted: true, flip: -1 },
    { top: palette.gold, trousers: "#566b7c", skin: "#8d5a3d", hair: "#241c1f", hairdo: "short" },
  );
  plant(stage, { at: [-2.62, 0, 4.2], kind: "olive", size: 0.85, pot: "terracotta", seed: 61 });
  basket(stage, 2.35, 4.15);
  basket(stage, 2.95, 4.3);
});

function stall(stage: Stage, x: number, cloth: readonly [string, string], seed: number): void {
  const z = 5.6;
  const random = new Random(seed);
  for (const side of [-1, 1])
    bar(stage, [x + side * 1.12, 0, z + 1.05], [x + side * 1.12, 2.6, z + 1.05], 0.06, palette.wood500);
  stage.paper.path(
    stage.face([
      [x - 1.12, 0.8, z + 1.05],
      [x + 1.12, 0.8, z + 1.05],
      [x + 1.12, 2.6, z + 1.05],
      [x - 1.12, 2.6, z + 1.05],
    ]),
    darken(cloth[0], 0.3),
    { opacity: 0.5 },
  );
  shelf(stage, x, z, random);
  table(stage, { x, z: z + 0.1, width: 2.3, depth: 0.75, height: 0.84, colour: palette.wood300 });
  stage.paper.path(
    stage.face([
      [x - 1.16, 0.85, z + 0.08],
      [x + 1.16, 0.85, z + 0.08],
      [x + 1.16, 0.36, z + 0.08],
      [x - 1.16, 0.36, z + 0.08],
    ]),
    stage.paper.linear([
      [0, "#fbf2e2"],
      [1, "#e6d3b5"],
    ]),
  );
  goods(stage, x, z + 0.42, seed, random);
  for (const side of [-1, 1])
    bar(stage, [x + side * 1.18, 0, z], [x + side * 1.18, 2.22, z], 0.06, palette.wood400);
  awning(stage, x, z - 0.05, 2.55, cloth, 2.18);
}

function shelf(stage: Stage, x: number, z: number, random: Random): void {
  box(stage, { x, y: 1.42, z: z + 0.8, width: 2.1, height: 0.04, depth: 0.25 }, palette.wood500);
  for (let i = 0; i < 7; i++)
    vessel(
      stage,
      [x - 0.86 + i * 0.285, 1.46, z + 0.9],
      random.pick<Vessel>(["amphora", "bottle", "moon", "jar"]),
      random.pick(glazes),
      0.86,
    );
}

function goods(stage: Stage, x: number, z: number, seed: number, random: Random): void {
  const top = 0.84;
  if (seed === 3) {
    for (const [dx, colours] of [
      [-0.8, [palette.sage300, palette.cream, palette.terra300]],
      [-0.28, [palette.loto300, palette.gold]],
      [0.72, [palette.terra400, palette.sand200, palette.sage450]],
    ] as const)
      towels(stage, [x + dx, top, z - 0.15], colours, 0.4);
    turned(
      stage,
      {
        x: x + 0.22,
        y: top,
        z,
        profile: [
          [0.12, 0],
          [0.17, 0.1],
          [0.18, 0.16],
        ],
        open: true,
      },
      palette.wood200,
    );
    return;
  }
  for (let i = 0; i < 7; i++)
    vessel(
      stage,
      [x - 0.92 + i * 0.3, top, z + random.between(-0.16, 0.16)],
      random.pick<Vessel>(["bowl", "cup", "moon", "jar", "bowl", "bottle"]),
      random.pick(glazes),
      random.between(0.8, 1),
    );
  if (seed === 4)
    stones(stage, [x + 0.1, top, z - 0.2], 0.7, [palette.loto300, palette.sage300, palette.terra300]);
}

function basket(stage: Stage, x: number, z: number): void {
  turned(
    stage,
    {
      x,
      y: 0,
      z,
      profile: [
        [0.2, 0],
        [0.27, 0.14],
        [0.26, 0.3],
        [0.28, 0.34],
      ],
      open: true,
    },
    palette.wood200,
  );
  for (const [dx, colour] of [
    [-0.12, palette.terra400],
    [0.1, palette.loto300],
    [0, palette.sage300],
  ] as const)
    box(
      stage,
      { x: x + dx, y: 0.26, z: z - 0.02, width: 0.16, height: 0.22, depth: 0.12, soft: 0.06 },
      colour,
    );
}
