/** Space 15: the pottery workshop, long table, tall windows, shelves of pots. */

import { darken } from "../engine/colour";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { tileFloor } from "../parts/floors";
import { pendant } from "../parts/lamps";
import { plant } from "../parts/plant";
import { stool } from "../parts/seats";
import { potShelves } from "../parts/shelves";
import { bar, box, contactShadow, turned } from "../parts/solids";
import { table } from "../parts/table";
import { vessel } from "../parts/vessel";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { rectOutline, sunlight, window } from "../parts/window";

const clay = "#c98a68";
const glazes = [
  palette.cream,
  palette.terra400,
  palette.sage300,
  palette.sage600,
  "#c9a98c",
  palette.terra600,
  palette.sand300,
  palette.loto300,
];

export const laboratorioArgilla = scene("spaces/space-15", (paper) => {
  const stage = new Stage(paper, { focal: 1100, eye: 1.66, horizon: 366, vanishX: 700 });
  const room = { back: 6, left: -3.3, right: 4.4, ceiling: 3.25 };
  walls(stage, { ...room, wall: "#ecd3bb", skirting: "#d9b493" });
  tileFloor(stage, { ...room, colour: "#cc8f6a", seed: 5 }, 0.46);
  const view = () => hills(paper, { horizon: 380, size: 0.85, seed: 27, mood: "day" });
  const glass = [-0.72, 0.78, 2.28].flatMap((x) =>
    window(stage, {
      plane: backWall(6),
      outline: rectOutline(x, 0.72, 1.22, 2.3),
      bars: { across: [1 / 3, 2 / 3], up: [0.25, 0.5, 0.75] },
      frame: palette.sage600,
      frameWidth: 0.055,
      sill: true,
      view,
    }),
  );
  potShelves(stage, { x: -3.05, y: 0.42, z: 5.6, width: 1.85, height: 2.15, rows: 4, seed: 33, glazes });
  sunlight(stage, glass, { dx: 0.3, dz: -0.9, left: -3.3, right: 4.4, back: 6, shaft: 0.15, strength: 0.5 });
  plant(stage, { at: [3.95, 0, 5.3], kind: "ficus", size: 1.05, pot: "terracotta", seed: 10 });
  wheel(stage, -2.05, 4.15);
  stool(stage, -1.5, 3.7, palette.wood300, 0.46);
  for (const x of [0.1, 1.3, 2.5]) stool(stage, x, 4.85, palette.wood300, 0.5);
  table(stage, { x: 1.2, z: 3.3, width: 3.5, depth: 1, height: 0.82 });
  onTheTable(stage);
  for (const x of [0.05, 1.25, 2.45]) pendant(stage, [x, 2.32, 3.8], 3.25, palette.sage600, 0.86, 0.4);
});

function wheel(stage: Stage, x: number, z: number): void {
  contactShadow(stage, [x, 0, z], 0.6, 0.45, 0.4);
  box(stage, { x, y: 0, z: z - 0.3, width: 0.78, height: 0.5, depth: 0.6, soft: 0.03 }, "#8f9d92");
  turned(
    stage,
    {
      x,
      y: 0.5,
      z,
      profile: [
        [0.36, 0],
        [0.38, 0.12],
      ],
      open: true,
      straight: true,
    },
    "#f0e6d6",
  );
  turned(
    stage,
    {
      x,
      y: 0.56,
      z,
      profile: [
        [0.2, 0],
        [0.2, 0.03],
      ],
      straight: true,
    },
    "#a3a79f",
  );
  turned(
    stage,
    {
      x,
      y: 0.59,
      z,
      profile: [
        [0.09, 0],
        [0.14, 0.08],
        [0.13, 0.18],
        [0.09, 0.25],
        [0.115, 0.31],
      ],
      open: true,
    },
    clay,
  );
}

function onTheTable(stage: Stage): void {
  const top = 0.82;
  box(stage, { x: 0.2, y: top, z: 3.62, width: 0.36, height: 0.22, depth: 0.26, soft: 0.02 }, clay);
  vessel(stage, [-0.22, top, 3.95], "amphora", palette.sage300, 1.05);
  turned(
    stage,
    {
      x: 1.1,
      y: top,
      z: 3.75,
      profile: [
        [0.19, 0],
        [0.19, 0.02],
      ],
      straight: true,
    },
    palette.wood500,
  );
  turned(
    stage,
    {
      x: 1.1,
      y: top + 0.02,
      z: 3.75,
      profile: [
        [0.1, 0],
        [0.17, 0.1],
        [0.165, 0.2],
        [0.09, 0.31],
        [0.12, 0.37],
      ],
      open: true,
    },
    clay,
  );
  vessel(stage, [2.3, top, 3.98], "moon", palette.cream, 0.95);
  vessel(stage, [1.68, top, 3.55], "bowl", palette.cream, 1.05);
  vessel(stage, [2.02, top, 3.62], "bowl", palette.terra400, 0.85);
  vessel(stage, [2.72, top, 3.8], "tall", palette.loto500, 0.72);
  vessel(stage, [0.66, top, 4], "jar", palette.cream, 0.85);
  for (const [dx, long, colour] of [
    [-0.05, 0.22, palette.wood500],
    [0, 0.26, palette.wood300],
    [0.05, 0.2, palette.terra600],
  ] as const) {
    bar(stage, [0.66 + dx * 0.4, top + 0.12, 4], [0.66 + dx * 1.5, top + 0.12 + long, 4], 0.02, colour);
  }
  for (const [x, turn] of [
    [0.55, 0.05],
    [0.66, -0.02],
  ] as const)
    bar(stage, [x, top + 0.01, 3.5], [x + 0.24, top + 0.01, 3.5 + turn], 0.022, darken(palette.wood500, 0.1));
}
