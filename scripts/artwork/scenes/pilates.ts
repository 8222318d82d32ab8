/** Course: the pilates room, reformer, wall bars, balls. */

import { scene } from "../engine/scene";
import { leftWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { boardFloor } from "../parts/floors";
import { ball, reformer, ring, wallBars } from "../parts/pilates-gear";
import { plant } from "../parts/plant";
import { rug } from "../parts/rugs";
import { box } from "../parts/solids";
import { clouds } from "../parts/view";
import { wallStrip, walls } from "../parts/walls";
import { rectOutline, sunlight, window } from "../parts/window";

export const pilates = scene("courses/pilates", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.5, horizon: 385, vanishX: 760 });
  const room = { back: 5.4, left: -3.1, right: 4.6, ceiling: 3.1 };
  walls(stage, { ...room, wall: "#e9cdb9", skirting: "#fbf0e6" });
  wallStrip(stage, 5.4, -3.1, 4.6, 0, 1.05, "#d9a98c");
  wallStrip(stage, 5.4, -3.1, 4.6, 1.05, 0.03, "#fbeee2");
  boardFloor(stage, { ...room, colour: "#d3a878", seed: 71 }, 0.2);
  const glass = [2.3, 3.85].flatMap((z) =>
    window(stage, {
      plane: leftWall(-3.1),
      outline: rectOutline(z, 0.5, 1.25, 2.15),
      bars: { across: [0.5], up: [0.35] },
      frameWidth: 0.05,
      view: () => clouds(paper, 31),
    }),
  );
  mural(stage);
  wallBars(stage, 0.55, 5.38, 3);
  sunlight(stage, glass, {
    dx: 1.05,
    dz: -0.1,
    left: -3.1,
    right: 4.6,
    back: 5.4,
    shaft: 0.2,
    strength: 0.55,
  });
  plant(stage, {
    at: [-2.45, 0, 5],
    kind: "palm",
    size: 0.95,
    pot: "round",
    potColour: palette.cream,
    seed: 8,
  });
  reformer(stage, -0.35, 4.2, palette.sage600);
  ball(stage, 2.35, 4.3, 0.43, palette.loto500);
  ball(stage, 3.05, 4.75, 0.31, palette.terra400);
  rug(stage, 1.25, 2.9, 1.9, 0.72, palette.loto600);
  ring(stage, [1.7, 0.05, 3.22], 0.2, palette.terra500);
  ball(stage, 0.72, 3.3, 0.12, palette.gold);
  box(
    stage,
    { x: -1.15, y: 0.01, z: 3.05, width: 0.95, height: 0.17, depth: 0.17, soft: 0.075 },
    palette.terra500,
  );
  for (const x of [2.05, 2.36]) weight(stage, x, 3.95);
});

/** Shapes painted on the wall: a sun over two hills. */
function mural(stage: Stage): void {
  const { paper } = stage;
  const [x, y] = stage.at([-1.15, 1.08, 5.4]);
  const unit = stage.scale(5.4);
  paper.path(`M${x - 1.25 * unit} ${y}a${1.25 * unit} ${1.25 * unit} 0 0 1 ${2.5 * unit} 0Z`, "#f3ddc9");
  paper.ellipse(x + 0.3 * unit, y - 0.72 * unit, 0.26 * unit, 0.26 * unit, palette.terra400);
  paper.path(`M${x - 1.25 * unit} ${y}a${0.85 * unit} ${0.6 * unit} 0 0 1 ${1.7 * unit} 0Z`, palette.sage300);
  paper.path(
    `M${x - 0.1 * unit} ${y}a${0.675 * unit} ${0.4 * unit} 0 0 1 ${1.35 * unit} 0Z`,
    palette.sage450,
  );
}

function weight(stage: Stage, x: number, z: number): void {
  box(stage, { x, y: 0.04, z: z + 0.03, width: 0.2, height: 0.04, depth: 0.04 }, "#8b8580");
  for (const side of [-0.1, 0.1])
    box(stage, { x: x + side, y: 0, z, width: 0.06, height: 0.12, depth: 0.12, soft: 0.02 }, palette.sage700);
}
