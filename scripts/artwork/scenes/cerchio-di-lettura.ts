/** Event: reading circle by lamplight. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { boardFloor } from "../parts/floors";
import { floorLamp, pendant } from "../parts/lamps";
import { books } from "../parts/piles";
import { plant } from "../parts/plant";
import { roundRug } from "../parts/rugs";
import { armchair } from "../parts/seats";
import { bookcase } from "../parts/shelves";
import { bar, box, contactShadow, turned } from "../parts/solids";
import { vessel } from "../parts/vessel";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, window } from "../parts/window";

const spines = [
  palette.terra600,
  palette.sage600,
  palette.sand200,
  palette.loto600,
  palette.wood200,
  palette.sage300,
  palette.terra300,
  "#5a6f86",
  palette.loto300,
  palette.gold,
];

export const cerchioDiLettura = scene("events/cerchio-di-lettura", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.5, horizon: 400, vanishX: 800 });
  const room = { back: 5.4, left: -4.2, right: 4.2, ceiling: 3.4 };
  walls(stage, { ...room, wall: "#cfa98c", skirting: "#e9cdb2" });
  boardFloor(stage, { ...room, colour: "#a9744b", seed: 23 }, 0.22);
  const view = () => hills(paper, { horizon: 420, sun: [860, 210], size: 0.75, seed: 71, mood: "dusk" });
  window(stage, {
    plane: backWall(5.4),
    outline: archOutline(-0.78, 0.75, 1.56, 2.2),
    bars: { across: [0.5], up: [0.34, 0.66] },
    frame: "#f6e3cb",
    frameWidth: 0.06,
    sill: true,
    view,
  });
  bookcase(stage, { x: -3.8, y: 0, z: 5.1, width: 2.45, height: 2.85, rows: 6, seed: 3, spines });
  bookcase(stage, { x: 1.35, y: 0, z: 5.1, width: 2.45, height: 2.85, rows: 6, seed: 4, spines });
  paper.glow(800, 430, 760, "#ffce86", 0.34);
  roundRug(stage, 0, 3.95, 1.95, ["#96421f", "#d9a184", "#b4532f", "#e3b79c", "#b4532f"]);
  armchair(stage, -1.05, 4.35, palette.sage600);
  armchair(stage, 1.05, 4.35, palette.loto600);
  armchair(stage, -2.2, 3.55, palette.gold);
  armchair(stage, 2.2, 3.55, palette.terra500);
  floorLamp(stage, 2.95, 4.5, 1.75, "#fbe7c4");
  plant(stage, {
    at: [-3.05, 0, 4.45],
    kind: "ficus",
    size: 1.05,
    pot: "basket",
    potColour: palette.wood200,
    seed: 16,
  });
  teaTable(stage);
  pendant(stage, [0, 2.25, 3.9], 3.4, palette.cream, 1.15, 0.5);
  paper.wash(
    paper.radial(
      [
        [0, "#3a1c22", 0],
        [0.65, "#3a1c22", 0.04],
        [1, "#3a1c22", 0.36],
      ],
      [0.5, 0.5],
      0.75,
    ),
  );
});

function teaTable(stage: Stage): void {
  const [x, z] = [0, 3.5];
  contactShadow(stage, [x, 0, z], 0.72, 0.6, 0.45);
  for (const [dx, dz] of [
    [-0.3, 0.2],
    [0.3, 0.2],
    [-0.34, -0.18],
    [0.34, -0.18],
  ] as const)
    bar(stage, [x + dx * 0.7, 0.42, z + dz], [x + dx, 0.02, z + dz], 0.045, palette.wood700);
  turned(
    stage,
    {
      x,
      y: 0.41,
      z,
      profile: [
        [0.56, 0],
        [0.57, 0.045],
      ],
      straight: true,
    },
    palette.wood400,
  );
  box(stage, { x: -0.22, y: 0.455, z: z - 0.02, width: 0.34, height: 0.05, depth: 0.24 }, palette.sage600);
  box(stage, { x: -0.2, y: 0.505, z, width: 0.3, height: 0.045, depth: 0.22 }, palette.terra600);
  stage.paper.path(
    stage.face([
      [0, 0.46, z - 0.3],
      [0.2, 0.475, z - 0.32],
      [0.2, 0.475, z - 0.08],
      [0, 0.46, z - 0.06],
    ]),
    palette.cream,
  );
  stage.paper.path(
    stage.face([
      [0, 0.46, z - 0.3],
      [-0.18, 0.475, z - 0.32],
      [-0.18, 0.475, z - 0.1],
      [0, 0.46, z - 0.06],
    ]),
    "#f0e2ca",
  );
  vessel(stage, [0.28, 0.455, z + 0.14], "moon", palette.cream, 0.66);
  for (const dx of [0.36, 0.08])
    vessel(stage, [dx, 0.455, z + (dx > 0.2 ? -0.12 : 0.24)], "cup", palette.terra300, 0.7);
  books(
    stage,
    [-0.36, 0.455, z + 0.26],
    [0.05, 0.06, 0.04],
    [palette.loto600, palette.gold, palette.sage300],
    0.22,
  );
}
