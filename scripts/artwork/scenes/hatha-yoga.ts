/** Course: the tree pose in front of the sunrise. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { boardFloor } from "../parts/floors";
import { curtain } from "../parts/hangings";
import { treePose } from "../parts/people/tree-pose";
import { plant } from "../parts/plant";
import { rug } from "../parts/rugs";
import { castShadow } from "../parts/solids";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { rectOutline, sunlight, window } from "../parts/window";

export const hathaYoga = scene("courses/hatha-yoga", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.2, horizon: 520, vanishX: 800 });
  const room = { back: 5.2, left: -4.2, right: 4.2, ceiling: 3.4 };
  walls(stage, { ...room, wall: "#ead6bd" });
  boardFloor(stage, { ...room, colour: "#c08f5f", seed: 51 }, 0.24);
  const view = () => hills(paper, { horizon: 545, sun: [985, 325], size: 1.45, seed: 43 });
  const glass = window(stage, {
    plane: backWall(5.2),
    outline: rectOutline(-2.45, 0.12, 4.9, 3),
    bars: { across: [1 / 3, 2 / 3], up: [] },
    frame: "#a97a50",
    frameWidth: 0.065,
    reveal: 0.16,
    view,
  });
  curtain(stage, [-3.3, 3.35, 5.1], 0.95, 0.04, "#f2e2cb", 0.93);
  curtain(stage, [2.4, 3.35, 5.1], 0.95, 0.04, "#f2e2cb", 0.93);
  sunlight(stage, glass, {
    dx: -0.3,
    dz: -1,
    left: -4.2,
    right: 4.2,
    back: 5.2,
    shaft: 0.2,
    strength: 0.5,
    colour: "#ffe2ad",
  });
  rug(stage, 0, 2.95, 1.5, 0.78, palette.sage600);
  castShadow(
    stage,
    [
      [-0.14, 0.016, 3.3],
      [0.14, 0.016, 3.3],
      [0.02, 0.016, 2.3],
      [-0.62, 0.016, 2.3],
    ],
    11,
    0.42,
  );
  treePose(
    stage,
    { at: [0, 0.02, 3.32], size: 1.02 },
    { top: palette.terra500, trousers: palette.loto700, skin: "#d79f78", hair: "#4a2f26", hairdo: "bun" },
  );
  plant(stage, {
    at: [-2.3, 0, 4],
    kind: "monstera",
    size: 1.15,
    pot: "round",
    potColour: palette.cream,
    seed: 77,
  });
  plant(stage, {
    at: [2.15, 0, 4.3],
    kind: "blades",
    size: 0.95,
    pot: "basket",
    potColour: palette.wood200,
    seed: 71,
  });
});
