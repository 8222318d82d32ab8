/** Gallery: a house concert, the instruments wait on the stage. */

import { mix } from "../engine/colour";
import { Random } from "../engine/random";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cello } from "../parts/cello";
import { stringLights } from "../parts/festoons";
import { boardFloor } from "../parts/floors";
import { curtain } from "../parts/hangings";
import { sitter } from "../parts/people/sitter";
import { plant } from "../parts/plant";
import { chair } from "../parts/seats";
import { bar, box, contactShadow, turned } from "../parts/solids";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, window } from "../parts/window";

export const concerto = scene("gallery/concerto", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.62, horizon: 420 });
  const room = { back: 6.6, left: -4.6, right: 4.6, ceiling: 4 };
  walls(stage, { ...room, wall: "#a37d92", skirting: "#b594a4" });
  boardFloor(stage, { ...room, colour: "#9a6a4e", seed: 41 }, 0.24);
  const view = () => hills(paper, { horizon: 440, size: 0.9, seed: 25, mood: "night" });
  window(stage, {
    plane: backWall(6.6),
    outline: archOutline(-1.5, 0.4, 3, 3.2),
    bars: { across: [0.25, 0.5, 0.75], up: [0.3, 0.53] },
    frame: "#dcc3b6",
    frameWidth: 0.06,
    view,
  });
  for (const x of [-2.75, 1.75]) curtain(stage, [x, 3.95, 6.45], 1, 0.2, palette.terra600);
  for (const row of [
    [60, 40, 90],
    [60, 95, 120],
  ] as const)
    stringLights(paper, [-20, row[0]], [1620, row[1]], row[2], 17, 0.55);
  box(stage, { x: 0, y: 0, z: 5, width: 5.2, height: 0.22, depth: 1.5 }, palette.wood500);
  paper.glow(800, 520, 640, "#ffcf8a", 0.55, 0.75);
  const cone = paper.linear([
    [0, "#ffe9b8", 0.34],
    [1, "#ffe9b8", 0.02],
  ]);
  paper.path("M700 -20H780L960 640H380Z", cone, { filter: paper.blur(14) });
  paper.path("M860 -20H930L1240 640H760Z", cone, { filter: paper.blur(14) });
  instruments(stage);
  plant(stage, {
    at: [-2.35, 0.22, 5.9],
    kind: "palm",
    size: 0.95,
    pot: "round",
    potColour: palette.terra500,
    seed: 62,
  });
  plant(stage, {
    at: [2.4, 0.22, 5.9],
    kind: "ficus",
    size: 0.9,
    pot: "round",
    potColour: palette.terra500,
    seed: 63,
  });
  for (const x of [-2.3, -1.9, 1.75, 2.1, 2.4])
    candle(stage, [x, 0.22, 5.12], x > 2 ? 0.2 : 0.12, { radius: 0.05, glow: 0.5 });
  audience(stage);
  paper.wash(
    paper.radial(
      [
        [0, "#2a1630", 0],
        [0.55, "#2a1630", 0.05],
        [1, "#2a1630", 0.42],
      ],
      [0.5, 0.45],
      0.72,
    ),
  );
});

function instruments(stage: Stage): void {
  const floor = 0.22;
  // Rug, stool and cello to the left; drum and hand pan to the right.
  contactShadow(stage, [-0.95, floor, 5.6], 0.6, 0.4, 0.45);
  box(
    stage,
    { x: -1.25, y: floor + 0.4, z: 5.6, width: 0.42, height: 0.07, depth: 0.36, soft: 0.02 },
    palette.terra700,
  );
  for (const side of [-1.42, -1.08])
    bar(stage, [side, floor + 0.4, 5.65], [side, floor, 5.65], 0.04, palette.wood700);
  cello(stage, [-0.55, floor, 5.45], 9);
  bar(stage, [0.12, floor, 5.7], [0.12, floor + 1.05, 5.7], 0.03, palette.ink);
  stage.paper.path(
    stage.face([
      [-0.14, floor + 1, 5.66],
      [0.38, floor + 1, 5.66],
      [0.36, floor + 1.34, 5.78],
      [-0.12, floor + 1.34, 5.78],
    ]),
    "#3d3036",
  );
  stage.paper.path(
    stage.face([
      [-0.08, floor + 1.04, 5.65],
      [0.11, floor + 1.04, 5.65],
      [0.11, floor + 1.3, 5.75],
      [-0.07, floor + 1.3, 5.75],
    ]),
    palette.cream,
  );
  stage.paper.path(
    stage.face([
      [0.13, floor + 1.04, 5.65],
      [0.32, floor + 1.04, 5.65],
      [0.31, floor + 1.3, 5.75],
      [0.13, floor + 1.3, 5.75],
    ]),
    "#f1e5d2",
  );
  contactShadow(stage, [0.95, floor, 5.5], 0.3, 0.24, 0.45);
  turned(
    stage,
    {
      x: 0.95,
      y: floor,
      z: 5.5,
      profile: [
        [0.14, 0],
        [0.1, 0.22],
        [0.13, 0.36],
        [0.22, 0.52],
        [0.21, 0.6],
      ],
    },
    palette.wood500,
  );
  turned(
    stage,
    {
      x: 1.5,
      y: floor,
      z: 5.55,
      profile: [
        [0.13, 0],
        [0.13, 0.34],
      ],
      straight: true,
    },
    palette.wood700,
  );
  turned(
    stage,
    {
      x: 1.5,
      y: floor + 0.34,
      z: 5.55,
      profile: [
        [0.12, 0],
        [0.31, 0.1],
        [0.33, 0.13],
        [0.27, 0.2],
        [0.12, 0.25],
        [0.03, 0.26],
      ],
    },
    "#8d8aa0",
  );
}

function audience(stage: Stage): void {
  const random = new Random(5);
  const night = (colour: string) => mix(colour, "#2f1d3a", 0.3);
  const tops = [
    palette.terra500,
    palette.loto600,
    palette.sage700,
    palette.gold,
    palette.sand300,
    palette.loto300,
  ].map(night);
  const hairdos = ["bun", "short", "long", "tail"] as const;
  [3.9, 3].forEach((z, row) => {
    for (let i = -3; i <= 3; i++) {
      const x = i * 0.92 + (row ? 0 : 0.46);
      if (Math.abs(x) < 0.6 || (row === 1 && random.next() < 0.2)) continue;
      const look = {
        top: random.pick(tops),
        trousers: palette.ink,
        skin: night(random.pick(["#c98d66", "#8d5a3d", "#e9b894"])),
        hair: night(random.pick(["#3b2a25", "#6b4228", "#8b8078"])),
        hairdo: random.pick(hairdos),
      };
      sitter(stage, { at: [x, 0.42, z + 0.08] }, look);
      chair(stage, x, z, night(palette.wood400), 1);
    }
  });
}
