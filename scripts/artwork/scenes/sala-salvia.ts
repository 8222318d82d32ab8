/** Space 13: a quiet room for treatments, sage walls, an oval window. */

import { curve } from "../engine/geometry";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { boardFloor } from "../parts/floors";
import { picture } from "../parts/hangings";
import { floorLamp } from "../parts/lamps";
import { stones, towels } from "../parts/piles";
import { plant } from "../parts/plant";
import { roundRug } from "../parts/rugs";
import { stool } from "../parts/seats";
import { box } from "../parts/solids";
import { treatmentBed } from "../parts/treatment-bed";
import { vessel } from "../parts/vessel";
import { greenery } from "../parts/view";
import { wallStrip, walls } from "../parts/walls";
import { ovalOutline, sunlight, window } from "../parts/window";

export const salaSalvia = scene("spaces/space-13", (paper) => {
  const stage = new Stage(paper, { focal: 1080, eye: 1.5, horizon: 400, vanishX: 690 });
  const room = { back: 4.6, left: -2.75, right: 4.3, ceiling: 2.95 };
  walls(stage, { ...room, wall: "#bdd0c2", skirting: "#eef3ec" });
  panelling(stage);
  boardFloor(stage, { ...room, colour: palette.wood300, seed: 21 }, 0.2);
  const glass = window(stage, {
    plane: backWall(4.6),
    outline: ovalOutline(-2.05, 1.02, 1.3, 1.72),
    bars: { across: [0.5], up: [0.5] },
    reveal: 0.22,
    frameWidth: 0.06,
    view: () => greenery(paper, 330, 5),
  });
  lotusPrint(stage);
  sideboard(stage);
  floorLamp(stage, 3.25, 4.1, 1.6, "#fdf1db");
  roundRug(stage, 0.5, 3.2, 1.5, [palette.sand200, palette.sand100, palette.sage200, palette.sand100]);
  sunlight(stage, glass, {
    dx: 0.62,
    dz: -0.72,
    left: -2.75,
    right: 4.3,
    back: 4.6,
    shaft: 0.3,
    strength: 0.6,
  });
  plant(stage, {
    at: [-2.1, 0, 3.85],
    kind: "monstera",
    size: 1.02,
    pot: "basket",
    potColour: palette.wood200,
    seed: 14,
  });
  treatmentBed(stage, 0.55, 3.05, "#fbf5ea", palette.terra400);
  stool(stage, 2.02, 3.05, palette.sage450, 0.46);
  sunlight(stage, glass, { dx: 0.62, dz: -0.72, left: -2.75, right: 4.3, back: 4.6, strength: 0.12 });
});

function panelling(stage: Stage): void {
  wallStrip(stage, 4.6, -2.75, 4.3, 0.9, 0.05, "#e4ede3");
  for (let x = -2.5; x < 4; x += 1.08) {
    const frame = stage.face([
      [x, 0.24, 4.6],
      [x + 0.9, 0.24, 4.6],
      [x + 0.9, 0.8, 4.6],
      [x, 0.8, 4.6],
    ]);
    stage.paper.stroke(frame, "#e4ede3", 3, { opacity: 0.8 });
    stage.paper.stroke(frame, "#7f9d8a", 1, { opacity: 0.4, transform: "translate(2 2)" });
  }
}

function lotusPrint(stage: Stage): void {
  picture(stage, 4.6, 0.5, 1.42, 0.72, 0.92, "#fbf5e8", (left, top, w, h) => {
    const [cx, cy] = [left + w / 2, top + h * 0.62];
    for (const [turn, colour] of [
      [-62, palette.loto300],
      [62, palette.loto300],
      [-32, palette.loto500],
      [32, palette.loto500],
      [0, palette.terra300],
    ] as const) {
      const s = w * 0.4;
      const petal = curve([
        [0, 0],
        [s * 0.26, -s * 0.5],
        [0, -s],
        [-s * 0.26, -s * 0.5],
      ]);
      stage.paper.path(petal, colour, { transform: `translate(${cx} ${cy}) rotate(${turn})`, opacity: 0.9 });
    }
    stage.paper.stroke(
      `M${left + w * 0.2} ${cy + 12}Q${cx} ${cy + 26} ${left + w * 0.8} ${cy + 12}`,
      palette.sage600,
      3,
    );
  });
}

function sideboard(stage: Stage): void {
  const z = 4.15;
  box(stage, { x: 2.2, y: 0.12, z, width: 1.5, height: 0.66, depth: 0.42 }, palette.wood400);
  const { paper } = stage;
  for (const x of [1.49, 2.22]) {
    paper.stroke(
      stage.face([
        [x, 0.18, z],
        [x + 0.69, 0.18, z],
        [x + 0.69, 0.72, z],
        [x, 0.72, z],
      ]),
      palette.wood700,
      2,
      { opacity: 0.5 },
    );
  }
  for (const x of [2.13, 2.28]) {
    const [cx, cy] = stage.at([x, 0.5, z]);
    paper.ellipse(cx, cy, 5, 5, palette.goldLight);
  }
  towels(stage, [1.75, 0.78, z + 0.06], [palette.cream, palette.sage200, palette.terra300], 0.4);
  vessel(stage, [2.16, 0.78, z + 0.16], "bottle", palette.terra500, 0.75);
  vessel(stage, [2.34, 0.78, z + 0.22], "bottle", palette.sage600, 0.6);
  stones(stage, [2.58, 0.78, z + 0.12], 0.75, ["#75706a", "#8e8880", "#a8a29a"]);
  candle(stage, [2.82, 0.78, z + 0.16], 0.12, { radius: 0.04, glow: 0.5 });
}
