/** The shell of a room: walls, ceiling, skirting. */

import { darken, lighten } from "../engine/colour";
import type { Point } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";

export interface RoomShape {
  /** Depth of the back wall; x of the side walls; height of the ceiling. Metres. */
  back: number;
  left: number;
  right: number;
  ceiling: number;
  wall: string;
  /** Colour of the skirting board; none when left out. */
  skirting?: string;
}

export const NEAR = 0.9;

/** Back wall, two side walls and the ceiling, each with its own share of light. */
export function walls(stage: Stage, room: RoomShape): void {
  const { paper } = stage;
  const { back, left, right, ceiling, wall } = room;
  paper.wash(darken(wall, 0.1));
  const paint = (corners: Vec3[], fill: string) => paper.path(stage.face(corners), fill);
  const sideOf = (x: number, from: Point, to: Point) =>
    paint(
      [
        [x, -0.1, back],
        [x, ceiling, back],
        [x, ceiling, NEAR],
        [x, -0.1, NEAR],
      ],
      paper.linear(
        [
          [0, darken(wall, 0.05)],
          [1, darken(wall, 0.17)],
        ],
        from,
        to,
      ),
    );
  paint(
    [
      [left, ceiling, back],
      [right, ceiling, back],
      [right, ceiling, NEAR],
      [left, ceiling, NEAR],
    ],
    paper.linear(
      [
        [0, lighten(wall, 0.35)],
        [1, lighten(wall, 0.6)],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  sideOf(left, [1, 0], [0, 0]);
  sideOf(right, [0, 0], [1, 0]);
  paint(
    [
      [left, 0, back],
      [right, 0, back],
      [right, ceiling, back],
      [left, ceiling, back],
    ],
    paper.linear([
      [0, lighten(wall, 0.28)],
      [1, wall],
    ]),
  );
  if (room.skirting) skirting(stage, room, room.skirting);
}

function skirting(stage: Stage, { back, left, right }: RoomShape, colour: string): void {
  const height = 0.13;
  const strip = (a: Vec3, b: Vec3, fill: string) =>
    stage.paper.path(stage.face([a, b, [b[0], height, b[2]], [a[0], height, a[2]]]), fill);
  strip([left, 0, back], [right, 0, back], colour);
  strip([left, 0, back], [left, 0, NEAR], darken(colour, 0.08));
  strip([right, 0, back], [right, 0, NEAR], darken(colour, 0.08));
}

/** The cream line of a picture rail, or any strip on the back wall. */
export function wallStrip(
  stage: Stage,
  z: number,
  from: number,
  to: number,
  y: number,
  height: number,
  fill: string = palette.cream,
): void {
  stage.paper.path(
    stage.face([
      [from, y, z],
      [to, y, z],
      [to, y + height, z],
      [from, y + height, z],
    ]),
    fill,
  );
}
