/** Space 16: the meeting room, oval table, whiteboard, lotus-violet wall. */

import { curve } from "../engine/geometry";
import { scene } from "../engine/scene";
import { backWall, leftWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { boardFloor } from "../parts/floors";
import { pendant } from "../parts/lamps";
import { plant } from "../parts/plant";
import { rug } from "../parts/rugs";
import { chair } from "../parts/seats";
import { box, contactShadow } from "../parts/solids";
import { ovalTable } from "../parts/table";
import { vessel } from "../parts/vessel";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { rectOutline, sunlight, window } from "../parts/window";

export const salaIncontri = scene("spaces/space-16", (paper) => {
  const stage = new Stage(paper, { focal: 1060, eye: 1.62, horizon: 372, vanishX: 900 });
  const room = { back: 5.6, left: -3.35, right: 3.4, ceiling: 3.05 };
  walls(stage, { ...room, wall: "#d3c0e2", skirting: "#f3ecf8" });
  boardFloor(stage, { ...room, colour: "#c99a6b", seed: 17 }, 0.2);
  const view = () => hills(paper, { horizon: 378, size: 0.9, seed: 15, mood: "day" });
  const glass = [2.35, 3.95].flatMap((z) =>
    window(stage, {
      plane: leftWall(-3.35),
      outline: rectOutline(z, 0.75, 1.2, 1.85),
      bars: { across: [0.5], up: [0.62] },
      frameWidth: 0.05,
      reveal: 0.16,
      view,
    }),
  );
  rug(stage, 0.1, 2.5, 4.4, 2.5, "#b49bc9");
  sunlight(stage, glass, {
    dx: 0.95,
    dz: -0.12,
    left: -3.35,
    right: 3.4,
    back: 5.6,
    shaft: 0.2,
    strength: 0.6,
  });
  whiteboard(stage);
  lowCabinet(stage);
  plant(stage, {
    at: [-2.75, 0, 5.1],
    kind: "ficus",
    size: 1.02,
    pot: "round",
    potColour: palette.cream,
    seed: 6,
  });
  const seats = [-1.05, 0, 1.05];
  for (const x of seats) chair(stage, 0.1 + x, 4.6, palette.sage600, -1);
  chair(stage, -1.85, 3.95, palette.terra500, -1);
  chair(stage, 2.05, 3.95, palette.terra500, -1);
  ovalTable(stage, 0.1, 3.78, 1.68, 0.72, palette.wood300);
  onTheTable(stage);
  for (const x of [-0.62, 0.72]) chair(stage, 0.1 + x, 2.78, palette.loto600, 1);
  for (const x of [-0.75, 0.95]) pendant(stage, [x, 2.28, 3.9], 3.05, palette.terra500, 1, 0.42);
});

function whiteboard(stage: Stage): void {
  const { paper } = stage;
  const wall = backWall(5.6);
  const quad = (grow: number) =>
    stage.face([
      wall(-0.95 - grow, 1 - grow, -0.04),
      wall(1.55 + grow, 1 - grow, -0.04),
      wall(1.55 + grow, 2.4 + grow, -0.04),
      wall(-0.95 - grow, 2.4 + grow, -0.04),
    ]);
  paper.path(quad(0.06), "#4a2c44", { opacity: 0.25, filter: paper.blur(9), transform: "translate(4 8)" });
  paper.path(quad(0.05), palette.wood300);
  paper.path(
    quad(0),
    paper.linear(
      [
        [0, "#ffffff"],
        [1, "#f6f1ea"],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  const p = (x: number, y: number) => stage.at([x, y, 5.56]);
  paper.stroke(
    curve([p(-0.7, 1.3), p(-0.35, 1.62), p(0, 1.5), p(0.35, 1.95), p(0.62, 1.9)], false),
    palette.sage600,
    5,
  );
  paper.stroke(curve([p(-0.7, 1.2), p(0.65, 1.2)], false), palette.sand500, 3);
  for (const [x, y, colour] of [
    [1.02, 2.08, palette.loto300],
    [1.28, 2.08, palette.terra300],
    [1.02, 1.78, palette.goldLight],
    [1.28, 1.78, palette.sage300],
    [1.02, 1.48, palette.sage200],
  ] as const) {
    const [cx, cy] = p(x, y);
    paper.rect(cx - 21, cy - 21, 42, 42, colour, {
      rx: 3,
      transform: `rotate(${((x * 37) % 6) - 3} ${cx} ${cy})`,
    });
  }
  box(stage, { x: 0.3, y: 0.92, z: 5.48, width: 1.1, height: 0.035, depth: 0.1 }, palette.wood400);
}

function lowCabinet(stage: Stage): void {
  contactShadow(stage, [2.55, 0, 5.2], 0.9, 0.3, 0.3);
  box(stage, { x: 2.55, y: 0.08, z: 5.15, width: 1.35, height: 0.66, depth: 0.4 }, "#f1e7f4");
  stage.paper.stroke(
    stage.face([
      [2.55, 0.1, 5.15],
      [2.55, 0.72, 5.15],
    ]),
    "#b79ccb",
    2,
  );
  vessel(stage, [2.2, 0.74, 5.32], "tall", palette.loto500, 0.9);
  vessel(stage, [2.55, 0.74, 5.32], "moon", palette.cream, 0.85);
  vessel(stage, [2.9, 0.74, 5.3], "jar", palette.terra400, 0.9);
}

function onTheTable(stage: Stage): void {
  plant(stage, {
    at: [0.15, 0.75, 3.85],
    kind: "blades",
    size: 0.42,
    pot: "round",
    potColour: palette.terra500,
    seed: 12,
  });
  const cups = [
    [-0.85, 3.62],
    [1.1, 3.68],
    [-0.35, 4.08],
    [0.85, 4.1],
  ] as const;
  for (const [x, z] of cups) vessel(stage, [x, 0.75, z], "cup", palette.cream, 0.8);
  for (const [x, z, turn] of [
    [-0.6, 3.32, -0.05],
    [0.72, 3.34, 0.06],
  ] as const) {
    stage.paper.path(
      stage.face([
        [x - 0.15, 0.755, z],
        [x + 0.15, 0.755, z + turn],
        [x + 0.15, 0.755, z + 0.2 + turn],
        [x - 0.15, 0.755, z + 0.2],
      ]),
      palette.cream,
    );
    stage.paper.path(
      stage.face([
        [x, 0.757, z + turn / 2],
        [x + 0.15, 0.757, z + turn],
        [x + 0.15, 0.757, z + 0.2 + turn],
        [x, 0.757, z + 0.2 + turn / 2],
      ]),
      "#efe3d0",
    );
  }
}
