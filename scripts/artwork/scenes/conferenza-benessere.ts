/** Event: a talk, the audience seen from behind. */

import { mix } from "../engine/colour";
import { curve } from "../engine/geometry";
import { Random } from "../engine/random";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { hairs, palette, skins } from "../palette";
import { boardFloor } from "../parts/floors";
import { pendant } from "../parts/lamps";
import { sitter } from "../parts/people/sitter";
import { plant } from "../parts/plant";
import { chair } from "../parts/seats";
import { bar, box, castShadow } from "../parts/solids";
import { hills } from "../parts/view";
import { wallStrip, walls } from "../parts/walls";
import { archOutline, window } from "../parts/window";

export const conferenzaBenessere = scene("events/conferenza-benessere", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.72, horizon: 400, vanishX: 800 });
  const room = { back: 8, left: -5, right: 5, ceiling: 4 };
  walls(stage, { ...room, wall: "#b9cdbf", skirting: "#e9f0e8" });
  boardFloor(stage, { ...room, colour: "#c3946a", seed: 31 }, 0.26);
  wallStrip(stage, 8, -5, 5, 3.3, 0.06, "#e4ede3");
  const view = () => hills(paper, { horizon: 405, size: 0.6, seed: 44, mood: "day" });
  for (const x of [-4.45, 3.05])
    window(stage, {
      plane: backWall(8),
      outline: archOutline(x, 0.75, 1.4, 2.3),
      bars: { across: [0.5], up: [0.36, 0.68] },
      frameWidth: 0.06,
      sill: true,
      view,
    });
  box(stage, { x: 0, y: 0, z: 6.6, width: 5.6, height: 0.28, depth: 1.4 }, palette.wood400);
  screen(stage);
  plant(stage, {
    at: [-2.4, 0.28, 7.3],
    kind: "palm",
    size: 0.92,
    pot: "round",
    potColour: palette.cream,
    seed: 2,
  });
  lectern(stage);
  for (const x of [-2.2, 0, 2.2]) pendant(stage, [x, 2.95, 5.6], 4, palette.terra500, 0.95, 0.36);
  audience(stage);
});

function screen(stage: Stage): void {
  const { paper } = stage;
  castShadow(
    stage,
    [
      [-1.55, 0.95, 7.9],
      [1.75, 0.95, 7.9],
      [1.75, 2.85, 7.9],
      [-1.55, 2.85, 7.9],
    ],
    12,
    0.22,
  );
  paper.path(
    stage.face([
      [-1.6, 1, 7.85],
      [1.6, 1, 7.85],
      [1.6, 2.95, 7.85],
      [-1.6, 2.95, 7.85],
    ]),
    "#fdf8ee",
  );
  paper.path(
    stage.face([
      [-1.52, 1.08, 7.85],
      [1.52, 1.08, 7.85],
      [1.52, 2.87, 7.85],
      [-1.52, 2.87, 7.85],
    ]),
    paper.linear([
      [0, "#f3eaf8"],
      [1, "#fbe7d6"],
    ]),
  );
  const [cx, cy] = stage.at([0, 1.55, 7.85]);
  const petals = [
    [-70, palette.loto200],
    [70, palette.loto200],
    [-46, palette.loto300],
    [46, palette.loto300],
    [-23, palette.loto500],
    [23, palette.loto500],
    [0, palette.terra400],
  ] as const;
  for (const [turn, colour] of petals) {
    paper.path(
      curve([
        [0, 0],
        [24, -48],
        [0, -108],
        [-24, -48],
      ]),
      colour,
      { transform: `translate(${cx} ${cy}) rotate(${turn})`, opacity: 0.93 },
    );
  }
  for (const [w, y] of [
    [150, 22],
    [96, 38],
  ] as const)
    paper.stroke(`M${cx - w} ${cy + y}Q${cx} ${cy + y + 16} ${cx + w} ${cy + y}`, palette.sage450, 4);
}

function lectern(stage: Stage): void {
  box(stage, { x: 2.2, y: 0.28, z: 6.9, width: 0.5, height: 0.98, depth: 0.36 }, palette.wood300);
  box(stage, { x: 2.2, y: 1.26, z: 6.85, width: 0.66, height: 0.06, depth: 0.44 }, palette.wood500);
  bar(stage, [2.2, 1.3, 7], [2.12, 1.52, 6.95], 0.018, palette.ink);
  bar(stage, [2.12, 1.52, 6.95], [2.11, 1.56, 6.95], 0.04, palette.ink);
}

function audience(stage: Stage): void {
  const random = new Random(77);
  const tops = [
    palette.terra500,
    palette.loto600,
    palette.sage700,
    palette.gold,
    palette.cream,
    palette.loto300,
    palette.terra300,
    "#6b7f8f",
    palette.sage450,
  ];
  const dos = ["bun", "short", "long", "tail", "short"] as const;
  [5.6, 4.55, 3.5].forEach((z, row) => {
    const step = 0.86;
    for (let i = -4; i <= 4; i++) {
      const x = i * step + (row % 2 ? step / 2 : 0);
      const empty = Math.abs(x) < 0.2 || random.next() < 0.14;
      const colour = mix(palette.wood300, palette.sand200, 0.35);
      if (!empty)
        sitter(
          stage,
          { at: [x, 0.44, z + 0.08], size: 0.98 },
          {
            top: random.pick(tops),
            trousers: palette.ink,
            skin: random.pick(skins),
            hair: random.pick(hairs),
            hairdo: random.pick(dos),
          },
        );
      chair(stage, x, z, colour, 1);
    }
  });
}
