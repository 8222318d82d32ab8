/** Event: gong bath at moonrise. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cushion } from "../parts/cushion";
import { boardFloor } from "../parts/floors";
import { gong } from "../parts/gong";
import { plant } from "../parts/plant";
import { roundRug, rug } from "../parts/rugs";
import { singingBowl } from "../parts/singing-bowl";
import { box } from "../parts/solids";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, sunlight, window } from "../parts/window";

export const bagnoDiGong = scene("events/bagno-di-gong", (paper) => {
  const stage = new Stage(paper, { focal: 1130, eye: 1.55, horizon: 385, vanishX: 800 });
  const room = { back: 5.6, left: -4, right: 4, ceiling: 3.5 };
  walls(stage, { ...room, wall: "#7d659c", skirting: "#a48cc0" });
  boardFloor(stage, { ...room, colour: "#96684f", seed: 91 }, 0.24);
  const view = () => hills(paper, { horizon: 420, sun: [318, 205], size: 0.85, seed: 61, mood: "night" });
  const glass = [-3.25, 1.75].flatMap((x) =>
    window(stage, {
      plane: backWall(5.6),
      outline: archOutline(x, 0.6, 1.5, 2.4),
      bars: { across: [0.5], up: [0.36, 0.68] },
      frame: "#d9c8e6",
      frameWidth: 0.055,
      view,
    }),
  );
  sunlight(stage, glass, {
    dx: 0.4,
    dz: -0.7,
    left: -4,
    right: 4,
    back: 5.6,
    shaft: 0.1,
    strength: 0.26,
    colour: "#d7cdf5",
  });
  paper.glow(800, 360, 640, "#ffcb85", 0.42);
  roundRug(stage, 0, 4.35, 1.35, ["#5a3f7d", "#7a5b9c", "#5a3f7d", "#8b6cab"]);
  gong(stage, 0, 4.85, 0.86);
  cushion(stage, 0, 4.15, palette.terra500, 1.05);
  for (const [x, z, radius, colour] of [
    [-0.95, 4.3, 0.2, "#c8963e"],
    [-0.55, 3.95, 0.15, "#b8843a"],
    [0.58, 3.95, 0.16, "#c8963e"],
    [1, 4.32, 0.22, "#b8843a"],
  ] as const)
    singingBowl(stage, [x, 0.01, z], radius, { colour, cushion: palette.terra600 });
  for (const [x, colour] of [
    [-2.3, palette.sage600],
    [-1.12, palette.loto500],
    [1.12, palette.loto500],
    [2.3, palette.sage600],
  ] as const) {
    rug(stage, x, 2.2, 0.76, 1.5, colour);
    box(stage, { x, y: 0.02, z: 3.42, width: 0.5, height: 0.12, depth: 0.22, soft: 0.055 }, palette.cream);
    box(stage, { x, y: 0.015, z: 2.75, width: 0.66, height: 0.05, depth: 0.4, soft: 0.02 }, palette.terra400);
  }
  for (const [x, z, height] of [
    [-1.9, 4.9, 0.3],
    [-1.7, 4.7, 0.18],
    [-2.1, 4.65, 0.12],
    [1.9, 4.9, 0.26],
    [1.68, 4.72, 0.16],
    [2.1, 4.66, 0.12],
    [-0.3, 3.62, 0.09],
    [0.02, 3.55, 0.09],
    [0.34, 3.62, 0.09],
  ] as const)
    candle(stage, [x, 0, z], height, { radius: 0.05, glow: 0.6 });
  plant(stage, {
    at: [-3.2, 0, 4.6],
    kind: "palm",
    size: 1,
    pot: "round",
    potColour: palette.terra600,
    seed: 15,
    colour: "#3f6658",
  });
  plant(stage, {
    at: [3.2, 0, 4.6],
    kind: "monstera",
    size: 1,
    pot: "round",
    potColour: palette.terra600,
    seed: 18,
    colour: "#3f6658",
  });
  paper.wash(
    paper.radial(
      [
        [0, "#2a1c46", 0],
        [0.6, "#2a1c46", 0.08],
        [1, "#2a1c46", 0.5],
      ],
      [0.5, 0.45],
      0.75,
    ),
  );
});
