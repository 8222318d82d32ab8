/** Event: a night of candles that lead to the terrace. */

import { Random } from "../engine/random";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cushion } from "../parts/cushion";
import { tileFloor } from "../parts/floors";
import { curtain } from "../parts/hangings";
import { plant } from "../parts/plant";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, sunlight, window } from "../parts/window";

export const notteDelleCandele = scene("events/notte-delle-candele", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.5, horizon: 430, vanishX: 800 });
  const room = { back: 6.2, left: -3.7, right: 3.7, ceiling: 3.9 };
  walls(stage, { ...room, wall: "#5b4780", skirting: "#7a64a0" });
  tileFloor(stage, { ...room, colour: "#6f5484", seed: 7 }, 0.62);
  const view = () => hills(paper, { horizon: 470, sun: [905, 225], size: 0.95, seed: 83, mood: "night" });
  const glass = [
    [-1.25, 2.5, 3.4],
    [-3.45, 1.35, 2.7],
    [2.1, 1.35, 2.7],
  ].flatMap(([x = 0, width = 1, height = 1]) =>
    window(stage, {
      plane: backWall(6.2),
      outline: archOutline(x, 0.02, width, height),
      bars: { across: width > 2 ? [0.25, 0.5, 0.75] : [0.5], up: [0.35, 0.66] },
      frame: "#a891c6",
      frameWidth: 0.05,
      reveal: 0.25,
      view,
    }),
  );
  sunlight(stage, glass, {
    dx: -0.2,
    dz: -1,
    left: -3.7,
    right: 3.7,
    back: 6.2,
    shaft: 0.12,
    strength: 0.24,
    colour: "#d9d0fa",
  });
  curtain(stage, [-1.86, 3.75, 6.1], 0.44, 0.03, "#8d76b0", 0.92);
  curtain(stage, [1.42, 3.75, 6.1], 0.44, 0.03, "#8d76b0", 0.92);
  for (const side of [-1, 1])
    plant(stage, {
      at: [side * 2.95, 0, 5.3],
      kind: "palm",
      size: 0.98,
      pot: "round",
      potColour: palette.loto700,
      seed: 50 + side,
      colour: "#3d5f60",
    });
  for (const [x, y] of [
    [300, 820],
    [1300, 820],
    [560, 690],
    [1040, 690],
  ] as const)
    paper.glow(x, y, 520, "#ffb45e", 0.34, 0.5);
  candles(stage);
  paper.wash(
    paper.radial(
      [
        [0, "#1c1233", 0],
        [0.6, "#1c1233", 0.1],
        [1, "#1c1233", 0.58],
      ],
      [0.5, 0.55],
      0.72,
    ),
  );
});

/** Two rows that open towards the eye, and a few cushions between them. */
function candles(stage: Stage): void {
  const random = new Random(12);
  const colours = [palette.cream, "#fbe4c8", "#f3d1c0", "#e6d5f0"];
  const rows = Array.from({ length: 13 }, (_, i) => 5.75 - i * 0.235);
  rows.forEach((z, i) => {
    for (const side of [-1, 1]) {
      const lane = 0.62 + i * 0.058;
      for (let k = 0; k < 3; k++) {
        const x = side * (lane + k * 0.2 + random.between(-0.05, 0.05));
        candle(stage, [x, 0, z + random.between(-0.07, 0.07)], random.between(0.07, 0.3), {
          radius: random.between(0.04, 0.058),
          colour: random.pick(colours),
          glow: 0.42,
        });
      }
    }
    if (i === 6) for (const side of [-1, 1]) cushion(stage, side * 2.3, z, palette.loto600, 1.15);
    if (i === 10) for (const side of [-1, 1]) cushion(stage, side * 2.05, z, palette.terra600, 1.15);
  });
}
