/** Course: two dancers in evening light. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { boardFloor } from "../parts/floors";
import { curtain } from "../parts/hangings";
import { dancer } from "../parts/people/dancer";
import { bar, castShadow } from "../parts/solids";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, sunlight, window } from "../parts/window";

export const danza = scene("courses/danza", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.25, horizon: 500, vanishX: 760 });
  const room = { back: 5.8, left: -4.2, right: 4.6, ceiling: 4.3 };
  walls(stage, { ...room, wall: "#d9b3b4", skirting: "#f3ddd3" });
  boardFloor(stage, { ...room, colour: "#b98058", seed: 81 }, 0.26);
  const view = () => hills(paper, { horizon: 510, sun: [570, 390], size: 1.05, seed: 92, mood: "dusk" });
  const glass = [-3.05, -0.72, 1.61].flatMap((x) =>
    window(stage, {
      plane: backWall(5.8),
      outline: archOutline(x, 0.28, 1.7, 3.25),
      bars: { across: [1 / 3, 2 / 3], up: [0.25, 0.5, 0.735] },
      frame: "#fbeee0",
      frameWidth: 0.055,
      reveal: 0.2,
      view,
    }),
  );
  sunlight(stage, glass, {
    dx: 0.42,
    dz: -1.05,
    left: -4.2,
    right: 4.6,
    back: 5.8,
    shaft: 0.2,
    strength: 0.5,
    colour: "#ffd9a0",
  });
  curtain(stage, [-3.9, 4.2, 5.6], 0.78, 0.03, "#a678a0", 0.95);
  curtain(stage, [3.42, 4.2, 5.6], 0.9, 0.03, "#a678a0", 0.95);
  for (const y of [0.8, 1.02]) bar(stage, [-3.2, y, 5.55], [3.4, y, 5.55], 0.045, palette.wood700);
  for (const x of [-2.2, 0.2, 2.5]) bar(stage, [x, 0, 5.55], [x, 1.04, 5.55], 0.045, palette.wood700);
  castShadow(
    stage,
    [
      [0.55, 0, 3.4],
      [1.05, 0, 3.4],
      [1.9, 0, 2.4],
      [0.85, 0, 2.4],
    ],
    14,
    0.34,
  );
  dancer(
    stage,
    { at: [-1.35, 0, 4.3], size: 1, flip: -1 },
    { top: palette.loto700, trousers: palette.loto500, skin: "#a86e4c", hair: "#2a1e20", hairdo: "bun" },
  );
  dancer(
    stage,
    { at: [0.72, 0, 3.4], size: 1.04 },
    { top: palette.terra700, trousers: palette.terra500, skin: "#bd7f5a", hair: "#5a3526", hairdo: "bun" },
  );
});
