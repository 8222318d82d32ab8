/** Space 17: the attic for yoga and meditation, light from the roof, cushions in a circle. */

import { darken } from "../engine/colour";
import { scene } from "../engine/scene";
import { backWall, type Plane, Stage, type Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { candle } from "../parts/candle";
import { cushion } from "../parts/cushion";
import { boardFloor } from "../parts/floors";
import { plant } from "../parts/plant";
import { roundRug } from "../parts/rugs";
import { singingBowl } from "../parts/singing-bowl";
import { bar, box } from "../parts/solids";
import { clouds, hills } from "../parts/view";
import { archOutline, rectOutline, sunlight, window } from "../parts/window";

const [half, knee, ridge, back, near] = [3.7, 1, 4.15, 7.2, 0.9];
const slope = Math.hypot(half, ridge - knee);
const [along, rise] = [half / slope, (ridge - knee) / slope];

/** u is the depth, v goes up the roof from the low wall. */
const roof =
  (side: 1 | -1): Plane =>
  (u, v, out = 0) => [side * (half - along * v + rise * out), knee + rise * v + along * out, u];

export const salaCielo = scene("spaces/space-17", (paper) => {
  const stage = new Stage(paper, { focal: 1080, eye: 1.85, horizon: 455, vanishX: 770 });
  shell(stage);
  boardFloor(stage, { back, left: -half, right: half, colour: "#cfa473", seed: 40 }, 0.2);
  const view = () => hills(paper, { horizon: 462, size: 0.55, seed: 22, mood: "day" });
  window(stage, {
    plane: backWall(back),
    outline: archOutline(-0.95, 0.75, 1.9, 2.15),
    bars: { across: [0.5], up: [0.42] },
    frameWidth: 0.06,
    reveal: 0.2,
    sill: true,
    view,
  });
  const skylight = (side: 1 | -1, u: number) =>
    window(stage, {
      plane: roof(side),
      outline: rectOutline(u, 1.35, 1.25, 2.1),
      bars: { across: [], up: [0.5] },
      frameWidth: 0.06,
      reveal: 0.14,
      view: () => clouds(paper, 8),
    });
  const glass = [5.15, 3.15].flatMap((u) => skylight(1, u));
  for (const u of [5.15, 3.15]) skylight(-1, u);
  beams(stage);
  roundRug(stage, 0, 4.75, 2.15, ["#d9c7e6", "#efe6f4", "#e3d5ee", "#f4edf8"]);
  sunlight(stage, glass, {
    dx: -0.62,
    dz: -0.1,
    left: -half,
    right: half,
    back,
    shaft: 0.17,
    strength: 0.55,
  });
  plant(stage, {
    at: [-2.55, 0, 6.6],
    kind: "olive",
    size: 1.15,
    pot: "round",
    potColour: palette.cream,
    seed: 3,
  });
  plant(stage, {
    at: [2.5, 0, 6.6],
    kind: "palm",
    size: 0.92,
    pot: "basket",
    potColour: palette.wood200,
    seed: 19,
  });
  circle(stage);
});

function shell(stage: Stage): void {
  const { paper } = stage;
  const wall = "#efe3d2";
  paper.wash("#e2d2bb");
  const gable: Vec3[] = [
    [-half, 0, back],
    [-half, knee, back],
    [0, ridge, back],
    [half, knee, back],
    [half, 0, back],
  ];
  for (const side of [-1, 1] as const) {
    const plane = roof(side);
    const shade = side > 0 ? 0.13 : 0.05;
    const fill = paper.linear(
      [
        [0, darken(wall, shade)],
        [1, darken(wall, shade + 0.09)],
      ],
      side > 0 ? [0, 0] : [1, 0],
      side > 0 ? [1, 0] : [0, 0],
    );
    paper.path(stage.face([plane(back, 0), plane(back, slope), plane(near, slope), plane(near, 0)]), fill);
    paper.path(
      stage.face([
        [side * half, 0, back],
        [side * half, knee, back],
        [side * half, knee, near],
        [side * half, 0, near],
      ]),
      darken(wall, shade + 0.1),
    );
  }
  paper.path(
    stage.face(gable),
    paper.linear([
      [0, "#fbf3e6"],
      [1, "#eadcc7"],
    ]),
  );
  paper.path(
    stage.face([
      [-half, 0, back],
      [half, 0, back],
      [half, 0.12, back],
      [-half, 0.12, back],
    ]),
    "#fdf8ee",
  );
}

/** Rafters on the slopes, ridge beam, and collar ties across. */
function beams(stage: Stage): void {
  const { paper } = stage;
  const wood = palette.wood400;
  for (const u of [7.05, 4.8, 2.72]) {
    for (const side of [-1, 1] as const) {
      const plane = roof(side);
      const face = [
        plane(u, 0, -0.14),
        plane(u, slope, -0.14),
        plane(u + 0.16, slope, -0.14),
        plane(u + 0.16, 0, -0.14),
      ];
      const front = [plane(u, 0, 0), plane(u, slope, 0), plane(u, slope, -0.14), plane(u, 0, -0.14)];
      paper.path(stage.face(face), darken(wood, 0.26));
      paper.path(
        stage.face(front),
        paper.linear([
          [0, wood],
          [1, darken(wood, 0.14)],
        ]),
      );
    }
    if (u < 7) box(stage, { x: 0, y: 3.12, z: u, width: 2.3, height: 0.15, depth: 0.16 }, wood);
  }
  paper.path(
    stage.face([
      [-0.1, ridge - 0.16, near],
      [0.1, ridge - 0.16, near],
      [0.1, ridge - 0.16, back],
      [-0.1, ridge - 0.16, back],
    ]),
    darken(wood, 0.2),
  );
}

function circle(stage: Stage): void {
  const colours = [
    palette.loto600,
    palette.sage600,
    palette.terra500,
    palette.sand300,
    palette.loto500,
    palette.sage450,
    palette.terra400,
    palette.gold,
    palette.sage600,
    palette.loto600,
    palette.terra500,
    palette.sand300,
  ];
  const seats = colours.map((colour, i) => {
    const angle = (i / colours.length) * Math.PI * 2 + 0.26;
    return { colour, x: Math.cos(angle) * 1.75, z: 4.75 + Math.sin(angle) * 1.5 };
  });
  seats.sort((a, b) => b.z - a.z);
  const centre = () => {
    singingBowl(stage, [0, 0.01, 4.85], 0.19, { cushion: palette.terra500 });
    singingBowl(stage, [0.42, 0.01, 4.6], 0.12, { cushion: palette.loto600, mallet: true });
    for (const [x, z] of [
      [-0.38, 4.75],
      [-0.22, 4.48],
      [0.12, 4.4],
    ] as const)
      candle(stage, [x, 0.01, z], 0.1, { radius: 0.04, glow: 0.4 });
  };
  let placed = false;
  for (const seat of seats) {
    if (!placed && seat.z < 4.4) {
      centre();
      placed = true;
    }
    cushion(stage, seat.x, seat.z, seat.colour, 1);
  }
  bar(stage, [-half, 0.06, back - 0.02], [half, 0.06, back - 0.02], 0.02, "#e4d4bd");
}
