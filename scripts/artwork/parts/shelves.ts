/** Open shelves, full of pots or of books. */

import { darken, lighten } from "../engine/colour";
import { Random } from "../engine/random";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { box, castShadow } from "./solids";
import { type Vessel, vessel } from "./vessel";

export interface ShelvesShape {
  /** Left lower corner on the back wall. */
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  rows: number;
  seed: number;
  colour?: string;
  /** Colours of the pots; a row of every kind of vessel. */
  glazes: readonly string[];
}

const kinds: readonly Vessel[] = ["amphora", "bottle", "moon", "bowl", "cup", "jar"];

/** Open shelves full of pots. */
export function potShelves(stage: Stage, shape: ShelvesShape): void {
  const { x, y, z, width, height, rows, seed, glazes, colour = palette.wood400 } = shape;
  const random = new Random(seed);
  const step = height / rows;
  castShadow(
    stage,
    [
      [x, y, z + 0.36],
      [x + width + 0.14, y, z + 0.36],
      [x + width + 0.14, y + height, z + 0.36],
      [x, y + height, z + 0.36],
    ],
    12,
    0.2,
  );
  stage.paper.path(
    stage.face([
      [x, y, z + 0.34],
      [x + width, y, z + 0.34],
      [x + width, y + height, z + 0.34],
      [x, y + height, z + 0.34],
    ]),
    darken(colour, 0.34),
    { opacity: 0.55 },
  );
  for (let row = 0; row <= rows; row++) {
    box(stage, { x: x + width / 2, y: y + row * step, z, width, height: 0.04, depth: 0.34 }, colour);
    if (row === rows) break;
    let at = x + 0.16;
    while (at < x + width - 0.12) {
      const kind = random.pick(kinds);
      const size = Math.min(1, (step - 0.08) / 0.38) * random.between(0.78, 1);
      vessel(stage, [at, y + row * step + 0.04, z + 0.16], kind, random.pick(glazes), size);
      at += random.between(0.24, 0.36);
    }
  }
  for (const side of [x, x + width])
    box(
      stage,
      { x: side, y, z: z - 0.01, width: 0.05, height: height + 0.04, depth: 0.35 },
      darken(colour, 0.1),
    );
}

/** Shelves full of books, seen from the front. */
export function bookcase(
  stage: Stage,
  shape: Omit<ShelvesShape, "glazes"> & { spines: readonly string[] },
): void {
  const { x, y, z, width, height, rows, seed, spines, colour = palette.wood500 } = shape;
  const { paper } = stage;
  const random = new Random(seed);
  const step = height / rows;
  paper.path(
    stage.face([
      [x, y, z + 0.28],
      [x + width, y, z + 0.28],
      [x + width, y + height, z + 0.28],
      [x, y + height, z + 0.28],
    ]),
    darken(colour, 0.5),
  );
  for (let row = 0; row < rows; row++) {
    const floor = y + row * step + 0.04;
    let at = x + 0.04;
    while (at < x + width - 0.1) {
      if (random.next() < 0.09) {
        vessel(
          stage,
          [at + 0.12, floor, z + 0.12],
          random.pick(kinds),
          random.pick([palette.terra400, palette.cream, palette.sage300]),
          Math.min(0.75, step * 1.7),
        );
        at += 0.26;
        continue;
      }
      const thick = random.between(0.03, 0.075);
      const tall = (step - 0.07) * random.between(0.66, 0.97);
      const spine = random.pick(spines);
      const face: Vec3[] = [
        [at, floor, z + 0.06],
        [at + thick - 0.003, floor, z + 0.06],
        [at + thick - 0.003, floor + tall, z + 0.06],
        [at, floor + tall, z + 0.06],
      ];
      paper.path(
        stage.face(face),
        paper.linear(
          [
            [0, darken(spine, 0.12)],
            [0.35, lighten(spine, 0.15)],
            [1, darken(spine, 0.2)],
          ],
          [0, 0],
          [1, 0],
        ),
      );
      const band: Vec3[] = [
        [at, floor + tall * 0.78, z + 0.06],
        [at + thick - 0.003, floor + tall * 0.78, z + 0.06],
        [at + thick - 0.003, floor + tall * 0.83, z + 0.06],
        [at, floor + tall * 0.83, z + 0.06],
      ];
      if (random.next() < 0.6) paper.path(stage.face(band), lighten(spine, 0.55), { opacity: 0.75 });
      at += thick;
    }
  }
  for (let row = 0; row <= rows; row++)
    box(stage, { x: x + width / 2, y: y + row * step, z, width, height: 0.04, depth: 0.28 }, colour);
  for (const side of [x, x + width])
    box(
      stage,
      { x: side, y, z: z - 0.01, width: 0.06, height: height + 0.04, depth: 0.29 },
      lighten(colour, 0.06),
    );
}
