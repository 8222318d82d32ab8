/** Floors in perspective: boards, parquet, tiles. */

import { darken, lighten, mix } from "../engine/colour";
import { polygon } from "../engine/geometry";
import { Random } from "../engine/random";
import type { Stage, Vec3 } from "../engine/stage";
import { NEAR } from "./walls";

export interface FloorShape {
  back: number;
  left: number;
  right: number;
  colour: string;
  seed: number;
}

/** Light from the back of the room dies away towards the eye. */
function floorLight(stage: Stage, { back, left, right }: FloorShape): void {
  const { paper } = stage;
  const area = stage.face([
    [left, 0, back],
    [right, 0, back],
    [right, 0, NEAR],
    [left, 0, NEAR],
  ]);
  const [, top] = stage.at([0, 0, back]);
  const fade = paper.linearAcross(
    [
      [0, "#fff1d6", 0.3],
      [0.35, "#fff1d6", 0.04],
      [1, "#5a2f1e", 0.22],
    ],
    [0, top],
    [0, paper.height],
  );
  paper.path(area, fade);
  paper.rect(
    0,
    top,
    paper.width,
    16,
    paper.linear([
      [0, "#4a2c22", 0.26],
      [1, "#4a2c22", 0],
    ]),
  );
}

/** Boards that run into depth, each a little different. */
export function boardFloor(stage: Stage, floor: FloorShape, width = 0.22): void {
  const { paper } = stage;
  const random = new Random(floor.seed);
  paper.path(
    stage.face([
      [floor.left, 0, floor.back],
      [floor.right, 0, floor.back],
      [floor.right, 0, NEAR],
      [floor.left, 0, NEAR],
    ]),
    darken(floor.colour, 0.2),
  );
  for (let x = floor.left; x < floor.right - 0.01; x += width) {
    let far = floor.back;
    const end = Math.min(x + width, floor.right);
    const gap = 0.004;
    while (far > NEAR) {
      const near = Math.max(far - random.between(0.9, 2.2), NEAR);
      const tint = mix(darken(floor.colour, 0.09), lighten(floor.colour, 0.16), random.next());
      const corners: Vec3[] = [
        [x + gap, 0, far],
        [end - gap, 0, far],
        [end - gap, 0, near + 0.006],
        [x + gap, 0, near + 0.006],
      ];
      paper.path(stage.face(corners), tint);
      far = near;
    }
  }
  floorLight(stage, floor);
}

/** Parquet in Hungarian point: columns of slanted staves that meet in a zigzag. */
export function chevronFloor(stage: Stage, floor: FloorShape, column = 0.62, stave = 0.15): void {
  const { paper } = stage;
  const random = new Random(floor.seed);
  const edge: Vec3[] = [
    [floor.left, 0, floor.back],
    [floor.right, 0, floor.back],
    [floor.right, 0, NEAR],
    [floor.left, 0, NEAR],
  ];
  paper.clipped(stage.face(edge), () => {
    paper.path(stage.face(edge), darken(floor.colour, 0.14));
    let rising = true;
    for (let x = floor.left; x < floor.right; x += column) {
      const rise = rising ? column * 0.7 : -column * 0.7;
      for (let z = NEAR - 1; z < floor.back + 1; z += stave) {
        const tint = mix(darken(floor.colour, 0.08), lighten(floor.colour, 0.16), random.next());
        const corners: Vec3[] = [
          [x, 0, z],
          [x + column, 0, z + rise],
          [x + column, 0, z + rise + stave * 0.94],
          [x, 0, z + stave * 0.94],
        ];
        if (Math.min(z, z + rise) > 0.4) paper.path(stage.face(corners), tint);
      }
      rising = !rising;
    }
  });
  floorLight(stage, floor);
}

/** Square tiles, set straight. */
export function tileFloor(stage: Stage, floor: FloorShape, size = 0.5): void {
  const { paper } = stage;
  const random = new Random(floor.seed);
  paper.path(
    polygon(
      stage.points([
        [floor.left, 0, floor.back],
        [floor.right, 0, floor.back],
        [floor.right, 0, NEAR],
        [floor.left, 0, NEAR],
      ]),
    ),
    lighten(floor.colour, 0.35),
  );
  for (let z = NEAR; z < floor.back; z += size) {
    for (let x = floor.left; x < floor.right; x += size) {
      const tint = mix(darken(floor.colour, 0.06), lighten(floor.colour, 0.14), random.next());
      const [far, end] = [Math.min(z + size, floor.back), Math.min(x + size, floor.right)];
      paper.path(
        stage.face([
          [x, 0, z],
          [end - 0.012, 0, z],
          [end - 0.012, 0, far - 0.012],
          [x, 0, far - 0.012],
        ]),
        tint,
      );
    }
  }
  floorLight(stage, floor);
}
