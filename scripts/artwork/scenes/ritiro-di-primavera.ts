/** Event: spring retreat, a meadow above the hills and a farmhouse. */

import { darken, lighten } from "../engine/colour";
import { scene } from "../engine/scene";
import { Stage, type Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { meadow } from "../parts/ground";
import { seated } from "../parts/people/seated";
import { rug } from "../parts/rugs";
import { box } from "../parts/solids";
import { blossomBranch, tree } from "../parts/tree";
import { cypress, hills } from "../parts/view";

export const ritiroDiPrimavera = scene("events/ritiro-di-primavera", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.7, horizon: 480 });
  hills(paper, { horizon: 425, sun: [620, 190], size: 1.5, seed: 13 });
  meadow(paper, 590, "#94ad73", 3, ["#fff6dc", palette.loto300, "#f4c6c0", palette.goldLight]);
  farmhouse(stage);
  for (const [x, height] of [
    [1025, 150],
    [1062, 190],
    [1440, 170],
    [1480, 130],
  ] as const)
    cypress(paper, x, 622, height, "#3f6a55");
  tree(stage, {
    at: [-3.05, 0, 6.4],
    height: 2.3,
    crown: 1.5,
    seed: 5,
    colours: ["#c98ba6", "#edb9c6", "#fde6e6"],
    grain: 0.062,
  });
  const looks = [
    [-1.5, 4.9, palette.terra500, palette.sand200, "#c98d66", "#3b2a25", "bun", palette.loto600],
    [0.05, 4.6, palette.loto600, palette.sage300, "#e3b08c", "#8a5a35", "tail", palette.sage600],
    [1.6, 4.9, palette.sage700, palette.sand300, "#8d5a3d", "#241c1f", "short", palette.terra500],
  ] as const;
  for (const [x, z, top, trousers, skin, hair, hairdo, mat] of looks) {
    rug(stage, x, z - 0.5, 1.15, 1.2, mat);
    seated(stage, { at: [x, 0.02, z], size: 1.15 }, { top, trousers, skin, hair, hairdo });
  }
  blossomBranch(
    paper,
    [
      [1640, 40],
      [1480, 130],
      [1300, 150],
      [1120, 100],
    ],
    17,
    21,
    ["#f2c6d0", "#f9dfe2", "#e9a9bb"],
  );
  blossomBranch(
    paper,
    [
      [1640, 200],
      [1530, 250],
      [1420, 245],
    ],
    11,
    28,
    ["#f2c6d0", "#fbe7e6"],
  );
});

/** Stone house with a tiled roof, at the edge of the meadow. */
function farmhouse(stage: Stage): void {
  const z = 13;
  const house = (x: number, width: number, height: number) => {
    box(stage, { x, y: 0, z, width, height, depth: 1.6 }, "#ead0ab");
    const [l, r] = [x - width / 2 - 0.15, x + width / 2 + 0.15];
    const roof: Vec3[] = [
      [l, height, z - 0.1],
      [r, height, z - 0.1],
      [r - 0.45, height + 0.62, z + 0.8],
      [l + 0.45, height + 0.62, z + 0.8],
    ];
    stage.paper.path(
      stage.face(roof),
      stage.paper.linear([
        [0, lighten(palette.terra500, 0.2)],
        [1, darken(palette.terra500, 0.08)],
      ]),
    );
  };
  const pane = (x: number, y: number, w: number, h: number, colour: string) =>
    stage.paper.path(
      stage.face([
        [x, y, z - 0.02],
        [x + w, y, z - 0.02],
        [x + w, y + h, z - 0.02],
        [x, y + h, z - 0.02],
      ]),
      colour,
    );
  house(5.75, 1.9, 1.5);
  house(4.4, 2.1, 2.35);
  for (const [x, y] of [
    [3.7, 1.45],
    [4.7, 1.45],
    [4.75, 0.5],
    [5.75, 0.75],
    [6.25, 0.75],
  ] as const) {
    pane(x, y, 0.34, 0.5, "#7c6a68");
    pane(x - 0.17, y, 0.16, 0.5, palette.sage600);
    pane(x + 0.35, y, 0.16, 0.5, palette.sage600);
  }
  pane(3.75, 0, 0.55, 0.95, palette.wood700);
}
