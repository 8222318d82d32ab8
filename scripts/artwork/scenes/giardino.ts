/** Gallery: the garden path under the pergola, between lavender. */

import { darken, lighten } from "../engine/colour";
import { curve } from "../engine/geometry";
import { Random } from "../engine/random";
import { scene } from "../engine/scene";
import { Stage } from "../engine/stage";
import { palette } from "../palette";
import { trailing } from "../parts/foliage";
import { lavender, meadow } from "../parts/ground";
import { plant } from "../parts/plant";
import { bar, box, castShadow, contactShadow, turned } from "../parts/solids";
import { tree } from "../parts/tree";
import { cypress, hills } from "../parts/view";

export const giardino = scene("gallery/giardino", (paper) => {
  const stage = new Stage(paper, { focal: 1120, eye: 1.6, horizon: 470, vanishX: 760 });
  hills(paper, { horizon: 440, sun: [540, 220], size: 1.3, seed: 29 });
  for (const [x, height] of [
    [980, 190],
    [1030, 240],
    [1085, 170],
    [330, 210],
    [285, 160],
  ] as const)
    cypress(paper, x, 585, height, "#477560");
  meadow(paper, 556, "#9ab37c", 14, ["#fff6dc", "#f4c6c0", palette.goldLight]);
  path(stage);
  tree(stage, {
    at: [-3.9, 0, 7.2],
    height: 2.2,
    crown: 1.35,
    seed: 6,
    colours: ["#64806a", "#90a98a", "#cdd9b0"],
    trunk: palette.wood500,
    grain: 0.07,
  });
  tree(stage, {
    at: [4.4, 0, 7.6],
    height: 2.3,
    crown: 1.45,
    seed: 7,
    colours: ["#64806a", "#90a98a", "#cdd9b0"],
    trunk: palette.wood500,
    grain: 0.07,
  });
  fountain(stage);
  pergola(stage);
  lavender(stage, [-1.15, 0, 7.6], [-1.5, 0, 2.9], 4, 13);
  bench(stage);
  lavender(stage, [1.15, 0, 7.6], [1.5, 0, 2.9], 5, 13);
  plant(stage, { at: [-2.35, 0, 3.7], kind: "olive", size: 1.1, pot: "terracotta", seed: 24 });
  plant(stage, { at: [2.15, 0, 3.35], kind: "blades", size: 0.85, pot: "terracotta", seed: 25 });
});

function path(stage: Stage): void {
  const { paper } = stage;
  const random = new Random(3);
  paper.path(
    stage.face([
      [-0.62, 0, 11],
      [0.62, 0, 11],
      [1.05, 0, 1.9],
      [-1.05, 0, 1.9],
    ]),
    paper.linear([
      [0, "#f4e4c6"],
      [1, "#d9b98e"],
    ]),
  );
  for (let z = 10.4; z > 2; z -= 0.52 + (10 - z) * 0.006) {
    for (const side of [-0.36, 0.34]) {
      const x = side + random.between(-0.1, 0.1);
      const [rx, rz] = [random.between(0.25, 0.31), random.between(0.17, 0.21)];
      const stone = Array.from({ length: 9 }, (_, i) => {
        const angle = (i / 9) * Math.PI * 2;
        const rough = random.between(0.9, 1.08);
        return stage.at([x + Math.cos(angle) * rx * rough, 0.01, z + Math.sin(angle) * rz * rough]);
      });
      const tint = lighten("#cfa884", random.between(0.05, 0.4));
      paper.path(curve(stone), darken(tint, 0.2), { transform: "translate(0 3)" });
      paper.path(curve(stone), tint);
    }
  }
}

function fountain(stage: Stage): void {
  const [x, z] = [0, 10.2];
  contactShadow(stage, [x, 0, z], 1.5, 1, 0.3);
  turned(
    stage,
    {
      x,
      y: 0,
      z,
      profile: [
        [0.95, 0],
        [1, 0.3],
        [1.05, 0.36],
      ],
      open: true,
      straight: true,
    },
    "#e6d4b8",
  );
  const [cx, cy] = stage.at([x, 0.3, z]);
  const unit = stage.scale(z);
  stage.paper.ellipse(cx, cy - 3, unit * 0.92, unit * 0.12, "#b4d2cd");
  turned(
    stage,
    {
      x,
      y: 0.3,
      z,
      profile: [
        [0.14, 0],
        [0.09, 0.2],
        [0.1, 0.6],
        [0.5, 0.78],
        [0.54, 0.83],
      ],
      open: true,
    },
    "#e6d4b8",
  );
  for (const side of [-1, 1])
    stage.paper.stroke(
      `M${cx} ${cy - unit * 1.12}q${side * unit * 0.3} ${-unit * 0.1} ${side * unit * 0.46} ${unit * 0.36}`,
      "#f2fbf8",
      3,
      { opacity: 0.85 },
    );
}

/** Three wooden frames over the path, with leaves that hang from them. */
function pergola(stage: Stage): void {
  const height = 2.75;
  [8.6, 6.5, 4.7].forEach((z, i) => {
    for (const side of [-1.5, 1.5]) {
      contactShadow(stage, [side, 0, z], 0.22, 0.18, 0.35);
      box(stage, { x: side, y: 0, z, width: 0.14, height, depth: 0.14 }, palette.wood300);
      bar(stage, [side, height - 0.55, z], [side * 0.66, height, z], 0.07, palette.wood400);
    }
    box(stage, { x: 0, y: height, z, width: 3.6, height: 0.16, depth: 0.12 }, palette.wood300);
    for (const [k, x] of [-1.55, -0.85, 0.9, 1.5].entries())
      trailing(
        stage.paper,
        stage.at([x, height + 0.12, z]),
        (0.62 - (k % 2) * 0.2) * stage.scale(z),
        i * 7 + k,
        k % 2 ? "#86a878" : "#6f9a7c",
      );
  });
}

function bench(stage: Stage): void {
  const [x, z] = [2.5, 4.9];
  castShadow(
    stage,
    [
      [x - 0.75, 0, z],
      [x + 0.75, 0, z],
      [x + 0.75, 0, z + 0.5],
      [x - 0.75, 0, z + 0.5],
    ],
    8,
    0.4,
  );
  for (const side of [-0.62, 0.62])
    box(stage, { x: x + side, y: 0, z, width: 0.07, height: 0.44, depth: 0.42 }, palette.wood500);
  for (const y of [0.62, 0.8])
    box(stage, { x, y, z: z + 0.42, width: 1.45, height: 0.11, depth: 0.04 }, palette.wood400);
  for (const side of [-0.62, 0.62])
    box(stage, { x: x + side, y: 0.42, z: z + 0.4, width: 0.06, height: 0.5, depth: 0.05 }, palette.wood500);
  box(stage, { x, y: 0.42, z, width: 1.5, height: 0.06, depth: 0.44 }, palette.wood300);
  box(
    stage,
    { x: x - 0.35, y: 0.48, z: z + 0.2, width: 0.36, height: 0.32, depth: 0.12, soft: 0.06 },
    palette.loto500,
  );
}
