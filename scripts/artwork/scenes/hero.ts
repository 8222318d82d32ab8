/** The home page: a yoga room whose great window looks over the hills. */

import type { Scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cushion } from "../parts/cushion";
import { boardFloor } from "../parts/floors";
import { trailing } from "../parts/foliage";
import { curtain } from "../parts/hangings";
import { books } from "../parts/piles";
import { plant } from "../parts/plant";
import { rug } from "../parts/rugs";
import { singingBowl } from "../parts/singing-bowl";
import { box, contactShadow, turned } from "../parts/solids";
import { vessel } from "../parts/vessel";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, sunlight, window } from "../parts/window";

export const hero: Scene = {
  file: "hero",
  width: 1500,
  height: 1200,
  draw(paper) {
    const stage = new Stage(paper, { focal: 1120, eye: 1.45, horizon: 515, vanishX: 840 });
    const room = { back: 5, left: -3.9, right: 3.2, ceiling: 3.95 };
    walls(stage, { ...room, wall: "#efdfc8", skirting: "#fbf3e4" });
    boardFloor(stage, { ...room, colour: palette.wood300, seed: 3 });
    const wall = backWall(5);
    const view = () => hills(paper, { horizon: 560, sun: [1010, 300], size: 1.15, seed: 11 });
    const glass = window(stage, {
      plane: wall,
      outline: archOutline(-0.75, 0.42, 2.35, 3.02),
      bars: { across: [0.5], up: [0.3, 0.615] },
      frameWidth: 0.075,
      reveal: 0.2,
      sill: true,
      view,
    });
    curtain(stage, [-1.5, 3.56, 4.96], 0.62, 0.06, "#f3e6d2", 0.96);
    curtain(stage, [1.78, 3.56, 4.96], 0.5, 0.06, "#f3e6d2", 0.96);
    box(stage, { x: 0.33, y: 3.55, z: 4.93, width: 4.1, height: 0.035, depth: 0.03 }, palette.wood500);
    shelf(stage);
    sunlight(stage, glass, {
      dx: -0.42,
      dz: -0.95,
      left: -3.9,
      right: 3.2,
      back: 5,
      shaft: 0.26,
      strength: 0.6,
    });
    bench(stage);
    rug(stage, -0.62, 2.35, 0.78, 1.75, palette.loto600);
    rolledEnd(stage);
    cushion(stage, 0.62, 3.35, palette.terra400, 1.15);
    singingBowl(stage, [0.42, 0, 2.62], 0.13, { mallet: true });
    plant(stage, {
      at: [1.9, 0, 3.7],
      kind: "palm",
      size: 1.1,
      pot: "round",
      potColour: palette.terra500,
      seed: 5,
    });
    plant(stage, {
      at: [-2.75, 0, 4.3],
      kind: "ficus",
      size: 0.98,
      pot: "basket",
      potColour: palette.wood200,
      seed: 9,
    });
    sunlight(stage, glass, { dx: -0.42, dz: -0.95, left: -3.9, right: 3.2, back: 5, strength: 0.16 });
  },
};

function rolledEnd(stage: Stage): void {
  const z = 4.02;
  const scale = stage.scale(z);
  const [x, y] = stage.at([-0.62, 0.075, z]);
  contactShadow(stage, [-0.62, 0, z], 0.5, 0.2, 0.4);
  const half = 0.39 * scale;
  const r = 0.078 * scale;
  const { paper } = stage;
  paper.rect(
    x - half,
    y - r,
    half * 2,
    r * 2,
    paper.linear([
      [0, "#a98bc9"],
      [0.35, palette.loto600],
      [1, palette.loto700],
    ]),
    { rx: r * 0.4 },
  );
  for (const side of [-1, 1]) {
    paper.ellipse(x + side * half, y, r * 0.36, r, palette.loto700);
    paper.ellipse(x + side * half, y, r * 0.2, r * 0.6, palette.loto300);
    paper.ellipse(x + side * half, y, r * 0.1, r * 0.3, palette.loto700);
  }
}

function shelf(stage: Stage): void {
  const z = 4.78;
  const at = (x: number, y: number) => [x, y, z] as const;
  stage.paper.path(
    stage.face([
      [-3.3, 2.03, 5],
      [-1.85, 2.03, 5],
      [-1.85, 1.82, 5],
      [-3.3, 1.82, 5],
    ]),
    "#4a2c22",
    { opacity: 0.16, filter: stage.paper.blur(8) },
  );
  box(stage, { x: -2.58, y: 2.06, z: 4.76, width: 1.4, height: 0.05, depth: 0.22 }, palette.wood400);
  books(
    stage,
    at(-3.2, 2.11),
    [0.07, 0.05, 0.08, 0.06, 0.05],
    [palette.terra600, palette.sand200, palette.sage600, palette.loto300, palette.wood200],
    0.3,
  );
  vessel(stage, at(-2.68, 2.11), "moon", palette.sage300, 0.95);
  vessel(stage, at(-2.38, 2.11), "bottle", palette.terra400, 0.8);
  turned(
    stage,
    {
      x: -2.05,
      y: 2.11,
      z,
      profile: [
        [0.07, 0],
        [0.1, 0.15],
        [0.1, 0.16],
      ],
      open: true,
    },
    palette.cream,
  );
  trailing(stage.paper, stage.at(at(-2.05, 2.27)), 0.52 * stage.scale(z), 4);
}

function bench(stage: Stage): void {
  contactShadow(stage, [2.35, 0, 4.5], 0.85, 0.4, 0.3);
  box(stage, { x: 1.95, y: 0, z: 4.42, width: 0.06, height: 0.36, depth: 0.3 }, palette.wood500);
  box(stage, { x: 2.8, y: 0, z: 4.42, width: 0.06, height: 0.36, depth: 0.3 }, palette.wood500);
  box(stage, { x: 2.38, y: 0.36, z: 4.4, width: 1.1, height: 0.06, depth: 0.34 }, palette.wood300);
  candle(stage, [2.2, 0.42, 4.52], 0.2, { radius: 0.045, glow: 0.35 });
  candle(stage, [2.36, 0.42, 4.52], 0.12, { radius: 0.045, glow: 0.3 });
  vessel(stage, [2.66, 0.42, 4.55], "tall", palette.cream, 0.9);
}
