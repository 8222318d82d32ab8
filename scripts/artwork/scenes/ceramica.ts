/** Course: close to the potter's wheel, light from a window on fresh clay. */

import { darken } from "../engine/colour";
import { curve } from "../engine/geometry";
import { scene } from "../engine/scene";
import { backWall, Stage } from "../engine/stage";
import { palette } from "../palette";
import { plant } from "../parts/plant";
import { bar, box, contactShadow, turned } from "../parts/solids";
import { vessel } from "../parts/vessel";
import { greenery } from "../parts/view";
import { walls } from "../parts/walls";
import { archOutline, window } from "../parts/window";

const clay = "#c4835f";
const top = 0.8;

export const ceramica = scene("courses/ceramica", (paper) => {
  const stage = new Stage(paper, { focal: 1500, eye: 1.46, horizon: 265, vanishX: 800 });
  walls(stage, { back: 3.6, left: -3, right: 3, ceiling: 3.2, wall: "#e6c4a6" });
  window(stage, {
    plane: backWall(3.6),
    outline: archOutline(-1.72, 0.7, 1.3, 1.36),
    bars: { across: [0.5], up: [0.48] },
    frameWidth: 0.045,
    sill: true,
    view: () => greenery(paper, 260, 12),
  });
  shelves(stage);
  bench(stage);
  const beam = paper.linearAcross(
    [
      [0, "#fff0c9", 0.42],
      [1, "#fff0c9", 0.02],
    ],
    [420, 260],
    [1180, 860],
  );
  paper.path("M100 140L640 60L1480 800L760 940Z", beam, { filter: paper.blur(26) });
  wheel(stage);
  tools(stage);
  vessel(stage, [-0.62, top, 2.25], "amphora", palette.sage300, 0.82);
  vessel(stage, [-0.68, top, 1.72], "bowl", palette.cream, 0.78);
  plant(stage, { at: [-1.04, top, 2.5], kind: "blades", size: 0.42, pot: "terracotta", seed: 44 });
});

function shelves(stage: Stage): void {
  const glazes = [
    palette.cream,
    palette.terra600,
    palette.sage600,
    palette.sand300,
    palette.loto500,
    palette.terra300,
  ];
  [1.02, 1.5].forEach((y, row) => {
    stage.paper.path(
      stage.face([
        [0.15, y - 0.02, 3.6],
        [2, y - 0.02, 3.6],
        [2, y - 0.2, 3.6],
        [0.15, y - 0.2, 3.6],
      ]),
      "#4a2c22",
      { opacity: 0.16, filter: stage.paper.blur(9) },
    );
    box(stage, { x: 1.05, y, z: 3.34, width: 1.85, height: 0.045, depth: 0.26 }, palette.wood500);
    (["moon", "bottle", "jar", "amphora", "bowl", "tall"] as const).forEach((kind, i) => {
      const shape = row === 0 ? kind : (["amphora", "bowl", "moon", "cup", "bottle", "jar"] as const)[i];
      vessel(
        stage,
        [0.3 + i * 0.3, y + 0.045, 3.46],
        shape ?? kind,
        glazes[(i * 2 + row * 3) % 6] ?? clay,
        0.82,
      );
    });
  });
}

function bench(stage: Stage): void {
  const { paper } = stage;
  const face = stage.face([
    [-3, top, 2.75],
    [3, top, 2.75],
    [3, top, 0.9],
    [-3, top, 0.9],
  ]);
  paper.path(
    face,
    paper.linear([
      [0, "#d9ac7b"],
      [1, "#b07c4c"],
    ]),
  );
  for (const z of [2.3, 1.9, 1.56, 1.3, 1.1])
    paper.stroke(
      stage.face([
        [-3, top, z],
        [3, top, z],
      ]),
      darken(palette.wood400, 0.25),
      1.6,
      { opacity: 0.35 },
    );
  for (const [z, x, long] of [
    [2.1, -1, 0.5],
    [1.7, 0.6, 0.7],
    [1.45, -0.7, 0.5],
    [1.2, 0.4, 0.4],
  ] as const) {
    paper.stroke(
      curve(
        stage.points([
          [x, top, z],
          [x + long / 2, top, z + 0.02],
          [x + long, top, z],
        ]),
        false,
      ),
      darken(palette.wood400, 0.2),
      1.4,
      { opacity: 0.3 },
    );
  }
}

function wheel(stage: Stage): void {
  const [x, z] = [0.02, 1.82];
  contactShadow(stage, [x, top, z], 0.56, 0.48, 0.5);
  turned(
    stage,
    {
      x,
      y: top,
      z,
      profile: [
        [0.36, 0],
        [0.41, 0.02],
        [0.42, 0.07],
        [0.42, 0.075],
      ],
      open: true,
    },
    "#e9dfd0",
  );
  turned(
    stage,
    {
      x,
      y: top + 0.03,
      z,
      profile: [
        [0.27, 0],
        [0.27, 0.035],
      ],
      straight: true,
    },
    "#9a9d96",
  );
  const [cx, cy] = stage.at([x, top + 0.065, z]);
  const unit = stage.scale(z);
  for (const share of [0.24, 0.19, 0.215])
    stage.paper.ellipse(cx, cy, share * unit, share * unit * stage.tilt(top, z), "none", {
      stroke: "#c9b3a0",
      "stroke-width": 2,
      opacity: 0.6,
    });
  turned(
    stage,
    {
      x,
      y: top + 0.065,
      z,
      profile: [
        [0.1, 0],
        [0.125, 0.02],
        [0.165, 0.1],
        [0.168, 0.17],
        [0.13, 0.25],
        [0.095, 0.3],
        [0.115, 0.345],
        [0.125, 0.355],
      ],
      open: true,
    },
    clay,
  );
  // Rings that fingers leave in wet clay.
  for (const [height, radius] of [
    [0.06, 0.146],
    [0.1, 0.165],
    [0.14, 0.17],
    [0.18, 0.166],
    [0.22, 0.15],
    [0.26, 0.124],
  ] as const) {
    const [rx, ry] = stage.at([x, top + 0.065 + height, z]);
    const w = radius * unit * 0.98;
    stage.paper.stroke(
      `M${rx - w} ${ry}A${w} ${w * stage.tilt(top + height, z)} 0 0 0 ${rx + w} ${ry}`,
      darken(clay, 0.25),
      2,
      { opacity: 0.32 },
    );
  }
}

function tools(stage: Stage): void {
  const [x, z] = [0.72, 1.86];
  box(
    stage,
    { x: 0.98, y: top, z: 2.25, width: 0.3, height: 0.17, depth: 0.22, soft: 0.02 },
    darken(clay, 0.04),
  );
  const jar = () => vessel(stage, [x, top, z], "jar", palette.cream, 0.95);
  for (const [dx, long, colour] of [
    [-0.05, 0.24, palette.wood500],
    [-0.015, 0.32, palette.wood300],
    [0.02, 0.27, palette.terra600],
    [0.05, 0.22, palette.wood500],
  ] as const) {
    bar(stage, [x + dx * 0.3, top + 0.1, z], [x + dx * 1.7, top + 0.14 + long, z], 0.018, colour);
  }
  jar();
  box(stage, { x: 0.62, y: top, z: 1.36, width: 0.17, height: 0.07, depth: 0.1, soft: 0.028 }, palette.gold);
  for (const dz of [0, 0.06])
    bar(
      stage,
      [-0.36, top + 0.01, 1.42 + dz],
      [-0.66, top + 0.01, 1.47 + dz],
      0.016,
      dz ? palette.wood700 : palette.terra700,
    );
}
