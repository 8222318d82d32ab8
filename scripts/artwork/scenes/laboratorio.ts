/** Gallery: a painting workshop. */

import { curve } from "../engine/geometry";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { easel } from "../parts/easel";
import { chevronFloor } from "../parts/floors";
import { picture } from "../parts/hangings";
import { pendant } from "../parts/lamps";
import { standing } from "../parts/people/standing";
import { plant } from "../parts/plant";
import { stool } from "../parts/seats";
import { bar } from "../parts/solids";
import { table } from "../parts/table";
import { vessel } from "../parts/vessel";
import { greenery } from "../parts/view";
import { walls } from "../parts/walls";
import { rectOutline, sunlight, window } from "../parts/window";

export const laboratorio = scene("gallery/laboratorio", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.6, horizon: 390, vanishX: 820 });
  const room = { back: 5.8, left: -3.9, right: 4, ceiling: 3.4 };
  walls(stage, { ...room, wall: "#f0dcc3", skirting: "#fdf4e6" });
  chevronFloor(stage, { ...room, colour: "#d0a273", seed: 12 });
  const glass = [-3.2, -0.75].flatMap((x) =>
    window(stage, {
      plane: backWall(5.8),
      outline: rectOutline(x, 0.6, 2, 2.5),
      bars: { across: [1 / 3, 2 / 3], up: [0.3, 0.66] },
      frame: palette.sage600,
      frameWidth: 0.055,
      sill: true,
      view: () => greenery(paper, 300, 55),
    }),
  );
  sunlight(stage, glass, {
    dx: 0.34,
    dz: -0.85,
    left: -3.9,
    right: 4,
    back: 5.8,
    shaft: 0.18,
    strength: 0.5,
  });
  prints(stage);
  plant(stage, {
    at: [3.45, 0, 5.2],
    kind: "monstera",
    size: 0.95,
    pot: "basket",
    potColour: palette.wood200,
    seed: 88,
  });
  table(stage, { x: 2.45, z: 3.95, width: 1.7, depth: 0.7, height: 0.84 });
  paints(stage);
  stool(stage, -2.55, 4.2, palette.terra500, 0.52);
  easel(stage, -1.9, 4.4, landscape(stage, palette.loto300, palette.loto600));
  easel(stage, -0.05, 4.15, lotusPainting(stage));
  standing(
    stage,
    { at: [-0.72, 0, 3.5], size: 1.02, lifted: true },
    { top: palette.sage700, trousers: "#5f6f80", skin: "#c98d66", hair: "#3b2a25", hairdo: "bun" },
  );
  apronBow(stage);
  easel(stage, 1.3, 4.5, landscape(stage, palette.sage300, palette.sage600));
  for (const x of [-1.3, 1.3]) pendant(stage, [x, 2.62, 4.3], 3.4, palette.terra500, 0.95, 0.35);
});

function prints(stage: Stage): void {
  const { paper } = stage;
  for (const [x, y, w, h, ground, tint] of [
    [2.1, 1.95, 0.62, 0.8, "#f6e6d2", palette.terra400],
    [2.87, 1.75, 0.8, 1, "#eef2e6", palette.sage450],
    [2.1, 1.25, 0.62, 0.58, "#f1e8f7", palette.loto500],
  ] as const) {
    picture(stage, 5.8, x, y, w, h, ground, (left, top, width, height) => {
      paper.ellipse(left + width * 0.62, top + height * 0.34, width * 0.17, width * 0.17, tint);
      paper.path(
        curve([
          [left - 20, top + height * 0.72],
          [left + width * 0.3, top + height * 0.52],
          [left + width * 0.7, top + height * 0.74],
          [left + width + 20, top + height * 0.58],
          [left + width + 20, top + height + 30],
          [left - 20, top + height + 30],
        ]),
        tint,
        { opacity: 0.55 },
      );
    });
  }
}

const landscape =
  (stage: Stage, light: string, dark: string) => (left: number, top: number, w: number, h: number) => {
    const { paper } = stage;
    paper.rect(
      left,
      top,
      w,
      h,
      paper.linear([
        [0, "#fbe3c2"],
        [1, "#fdf3e2"],
      ]),
    );
    paper.ellipse(left + w * 0.66, top + h * 0.3, w * 0.12, w * 0.12, palette.terra400);
    for (const [y, colour] of [
      [0.55, light],
      [0.74, dark],
    ] as const) {
      paper.path(
        curve([
          [left - 30, top + h * y],
          [left + w * 0.3, top + h * (y - 0.1)],
          [left + w * 0.65, top + h * (y + 0.06)],
          [left + w + 30, top + h * (y - 0.06)],
          [left + w + 30, top + h * 1.3],
          [left - 30, top + h * 1.3],
        ]),
        colour,
      );
    }
  };

const lotusPainting = (stage: Stage) => (left: number, top: number, w: number, h: number) => {
  const { paper } = stage;
  paper.rect(
    left,
    top,
    w,
    h,
    paper.linear([
      [0, "#e8f0e8"],
      [1, "#f7efe0"],
    ]),
  );
  const [cx, cy, size] = [left + w / 2, top + h * 0.66, w * 0.4];
  for (const [turn, colour] of [
    [-68, palette.loto300],
    [68, palette.loto300],
    [-36, palette.loto500],
    [36, palette.loto500],
    [0, palette.terra400],
  ] as const) {
    paper.path(
      curve([
        [0, 0],
        [size * 0.25, -size * 0.48],
        [0, -size],
        [-size * 0.25, -size * 0.48],
      ]),
      colour,
      { transform: `translate(${cx} ${cy}) rotate(${turn})` },
    );
  }
  paper.stroke(
    `M${left + w * 0.16} ${cy + 14}Q${cx} ${cy + 30} ${left + w * 0.84} ${cy + 14}`,
    palette.sage450,
    5,
  );
};

function paints(stage: Stage): void {
  const top = 0.84;
  const jars = [
    [1.8, palette.cream],
    [2.08, palette.terra400],
    [2.36, palette.sage300],
    [2.64, palette.loto300],
  ] as const;
  for (const [x, colour] of jars) {
    for (const dx of [-0.04, 0.01, 0.05])
      bar(
        stage,
        [x + dx * 0.5, top + 0.1, 4.3],
        [x + dx * 1.6, top + 0.36 - Math.abs(dx), 4.3],
        0.018,
        dx > 0 ? palette.wood500 : palette.terra600,
      );
    vessel(stage, [x, top, 4.3], "jar", colour, 0.85);
  }
  const [px, py] = stage.at([2.4, top + 0.01, 4.12]);
  const unit = stage.scale(4.12);
  stage.paper.ellipse(px, py, unit * 0.27, unit * 0.055, palette.wood500);
  for (const [dx, colour] of [
    [-0.17, palette.terra600],
    [-0.06, palette.gold],
    [0.06, palette.sage600],
    [0.16, palette.loto600],
  ] as const)
    stage.paper.ellipse(px + dx * unit, py - 2, unit * 0.035, unit * 0.014, colour);
  vessel(stage, [3, top, 4.25], "moon", palette.cream, 0.85);
}

/** The apron's strings, tied behind. */
function apronBow(stage: Stage): void {
  const [x, y] = stage.at([-0.72, 1.03, 3.49]);
  const unit = stage.scale(3.49);
  const { paper } = stage;
  paper.stroke(`M${x - 0.165 * unit} ${y}Q${x} ${y + 6} ${x + 0.165 * unit} ${y}`, palette.cream, 5);
  for (const side of [-1, 1]) {
    paper.path(
      `M${x} ${y + 3}C${x + side * 26} ${y - 16} ${x + side * 34} ${y + 14} ${x} ${y + 4}Z`,
      palette.cream,
    );
    paper.stroke(`M${x} ${y + 4}Q${x + side * 8} ${y + 24} ${x + side * 13} ${y + 46}`, palette.cream, 4.5);
  }
}
