/** Course: sitting still before a round window with a branch in flower. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cushion } from "../parts/cushion";
import { boardFloor } from "../parts/floors";
import { seated } from "../parts/people/seated";
import { stones } from "../parts/piles";
import { roundRug } from "../parts/rugs";
import { singingBowl } from "../parts/singing-bowl";
import { box } from "../parts/solids";
import { blossomBranch } from "../parts/tree";
import { vessel } from "../parts/vessel";
import { hills } from "../parts/view";
import { wallStrip, walls } from "../parts/walls";
import { ovalOutline, sunlight, window } from "../parts/window";

export const mindfulness = scene("courses/mindfulness", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.35, horizon: 455, vanishX: 800 });
  const room = { back: 4.8, left: -4, right: 4, ceiling: 3.6 };
  walls(stage, { ...room, wall: "#c3b0d6", skirting: "#eee4f5" });
  wallStrip(stage, 4.8, -4, 4, 0.55, 0.035, "#e6daf0");
  boardFloor(stage, { ...room, colour: "#bd9068", seed: 61 }, 0.3);
  const glass = window(stage, {
    plane: backWall(4.8),
    outline: ovalOutline(-1.32, 0.72, 2.64, 2.64),
    frame: palette.wood300,
    frameWidth: 0.055,
    reveal: 0.24,
    view: () => {
      hills(paper, { horizon: 500, sun: [700, 300], size: 1.15, seed: 52 });
      blossomBranch(
        paper,
        [
          [1180, 130],
          [1040, 205],
          [900, 235],
          [770, 215],
        ],
        13,
        9,
        ["#f2c6d0", "#f9dfe2", "#e9a9bb"],
      );
    },
  });
  sunlight(stage, glass, { dx: 0.16, dz: -0.86, left: -4, right: 4, back: 4.8, shaft: 0.18, strength: 0.42 });
  niche(stage);
  roundRug(stage, 0, 3.35, 1.12, [palette.sage300, palette.sage200, palette.sage300]);
  cushion(stage, 0, 3.38, palette.loto600, 1.35);
  seated(
    stage,
    { at: [0, 0.13, 3.3], size: 1.18 },
    { top: palette.sage700, trousers: palette.sand200, skin: "#cf9871", hair: "#33241f", hairdo: "bun" },
  );
  for (const [x, z, height] of [
    [-1.55, 3.5, 0.28],
    [-1.38, 3.3, 0.17],
    [-1.72, 3.25, 0.12],
  ] as const)
    candle(stage, [x, 0, z], height, { radius: 0.06, glow: 0.5 });
  singingBowl(stage, [1.42, 0, 3.35], 0.18, { mallet: true, cushion: palette.terra500 });
});

/** Low benches at both sides. */
function niche(stage: Stage): void {
  for (const x of [-2.75, 2.75])
    box(stage, { x, y: 0, z: 4.25, width: 1.5, height: 0.34, depth: 0.42 }, palette.wood400);
  stones(stage, [-2.45, 0.34, 4.4], 1.15, ["#77707a", "#8f8790", "#aaa2a8", "#c4bdbf"]);
  vessel(stage, [-2.95, 0.34, 4.42], "moon", palette.cream, 1.2);
  vessel(stage, [2.5, 0.34, 4.42], "tall", palette.terra500, 1.15);
  vessel(stage, [2.86, 0.34, 4.4], "bowl", palette.cream, 1);
}
