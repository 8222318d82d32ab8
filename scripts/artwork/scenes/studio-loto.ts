/** Space 14: the yoga studio, arched windows, parquet, and a mirror along the right wall. */

import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { chevronFloor } from "../parts/floors";
import { plant } from "../parts/plant";
import { rug } from "../parts/rugs";
import { bar, box, contactShadow, turned } from "../parts/solids";
import { hills } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, sunlight, window } from "../parts/window";

const room = { back: 7, left: -3.7, right: 2.45, ceiling: 3.7 };
const shell = { ...room, wall: "#ecd9c0", skirting: "#fbf2e2" };
const sun = { dx: 0.34, dz: -0.82, back: 7 };
const arches = [-3.2, -1.32, 0.56];
const mats = [palette.sage600, palette.loto600, palette.terra600];

export const studioLoto = scene("spaces/space-14", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.62, horizon: 372, vanishX: 770 });
  walls(stage, shell);
  chevronFloor(stage, { ...room, colour: palette.wood300, seed: 8 });
  const view = () => hills(paper, { horizon: 380, sun: [470, 240], size: 0.72, seed: 4 });
  const glass = arches.flatMap((x) =>
    window(stage, {
      plane: backWall(7),
      outline: archOutline(x, 0.62, 1.4, 2.5),
      bars: { across: [0.5], up: [0.36, 0.68] },
      frameWidth: 0.06,
      reveal: 0.18,
      sill: true,
      view,
    }),
  );
  sunlight(stage, glass, { ...sun, left: room.left, right: room.right, shaft: 0.16, strength: 0.55 });
  mirror(stage);
  barre(stage);
  storage(stage);
  for (const [z, depth] of [
    [4.75, 1.6],
    [2.65, 1.6],
  ] as const) {
    mats.forEach((colour, i) => {
      rug(stage, -2.35 + i * 1.42, z, 0.72, depth, colour);
      if (z > 4) bolster(stage, -2.35 + i * 1.42, z + 1.38, colour);
    });
  }
  sunlight(stage, glass, { ...sun, left: room.left, right: room.right, strength: 0.18 });
  plant(stage, {
    at: [1.98, 0, 6.45],
    kind: "palm",
    size: 0.86,
    pot: "round",
    potColour: palette.cream,
    seed: 31,
  });
  plant(stage, {
    at: [-3.05, 0, 4.9],
    kind: "blades",
    size: 0.95,
    pot: "round",
    potColour: palette.terra500,
    seed: 2,
  });
});

/** The mirror shows the room turned over at the wall: the same windows, floor and mats at mirrored places. */
function mirror(stage: Stage): void {
  const { paper } = stage;
  const { right } = room;
  const pane = stage.face([
    [right, 0.22, 2],
    [right, 0.22, 6.3],
    [right, 2.55, 6.3],
    [right, 2.55, 2],
  ]);
  paper.clipped(pane, () => {
    const turnedRoom = { ...room, left: right, right: right * 2 - room.left };
    walls(stage, { ...shell, ...turnedRoom });
    chevronFloor(stage, { ...turnedRoom, colour: palette.wood300, seed: 9 });
    const view = () => hills(paper, { horizon: 380, size: 0.72, seed: 6 });
    const glass = arches.flatMap((x) =>
      window(stage, {
        plane: backWall(7),
        outline: archOutline(right * 2 - x - 1.4, 0.62, 1.4, 2.5),
        bars: { across: [0.5], up: [0.36, 0.68] },
        frameWidth: 0.06,
        sill: true,
        view,
      }),
    );
    sunlight(stage, glass, { ...sun, dx: -sun.dx, left: right, right: turnedRoom.right, strength: 0.5 });
    for (const z of [4.75, 2.65])
      mats.forEach((colour, i) => {
        rug(stage, right * 2 - (-2.35 + i * 1.42), z, 0.72, 1.6, colour);
      });
    paper.wash("#e9f1ee", { opacity: 0.24 });
  });
  paper.stroke(pane, "#fdf6e9", 8);
  paper.stroke(pane, "#a88663", 1.5, { opacity: 0.5 });
  for (const z of [3.2, 4.6])
    paper.stroke(
      stage.face([
        [right, 0.22, z],
        [right, 2.55, z],
      ]),
      "#fdf6e9",
      3,
    );
}

function barre(stage: Stage): void {
  const x = room.right - 0.14;
  bar(stage, [x, 1.02, 6.5], [x, 1.02, 2.2], 0.05, palette.wood500);
  for (const z of [2.6, 3.9, 5.2, 6.4])
    bar(stage, [x, 1.02, z], [room.right, 0.96, z], 0.03, palette.wood700);
}

function bolster(stage: Stage, x: number, z: number, colour: string): void {
  contactShadow(stage, [x, 0, z], 0.42, 0.24, 0.4);
  box(stage, { x, y: 0.012, z, width: 0.62, height: 0.17, depth: 0.24, soft: 0.07 }, colour);
}

/** A low shelf by the left wall with rolled mats. */
function storage(stage: Stage): void {
  const [x, z] = [-3.3, 5.5];
  contactShadow(stage, [x, 0, z + 0.4], 0.6, 0.8, 0.25);
  box(stage, { x, y: 0, z, width: 0.5, height: 0.72, depth: 1.1 }, palette.wood300);
  const rolls = [
    palette.loto500,
    palette.sage450,
    palette.terra400,
    palette.sage600,
    palette.loto600,
    palette.terra500,
  ];
  rolls.forEach((colour, i) => {
    const [cx, cy] = stage.at([x - 0.15 + (i % 3) * 0.15, 0.2 + Math.floor(i / 3) * 0.28, z]);
    const radius = 0.066 * stage.scale(z);
    for (const [share, fill] of [
      [1, colour],
      [0.68, "#f3e6d6"],
      [0.52, colour],
      [0.2, "#5a3a35"],
    ] as const) {
      stage.paper.ellipse(cx, cy, radius * share, radius * share, fill);
    }
  });
  turned(
    stage,
    {
      x: x + 0.05,
      y: 0.72,
      z: z + 0.4,
      profile: [
        [0.09, 0],
        [0.13, 0.1],
        [0.08, 0.22],
        [0.09, 0.25],
      ],
      open: true,
    },
    palette.cream,
  );
}
