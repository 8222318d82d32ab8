/** What makes a feast of a place: lights, flags, awnings. */

import { darken, lighten } from "../engine/colour";
import { curve, cyclic, type Point } from "../engine/geometry";
import type { Paper } from "../engine/paper";
import type { Stage, Vec3 } from "../engine/stage";

const sag =
  (from: Point, to: Point, drop: number) =>
  (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + drop * 4 * t * (1 - t),
  ];

/** Lamps on a cable that sags between two places of the picture. */
export function stringLights(
  paper: Paper,
  from: Point,
  to: Point,
  drop: number,
  count: number,
  glow = 0.55,
): void {
  const at = sag(from, to, drop);
  paper.stroke(
    curve(
      Array.from({ length: 21 }, (_, i) => at(i / 20)),
      false,
    ),
    "#4c3a3d",
    2,
  );
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    paper.glow(x, y + 9, 46, "#ffd68a", glow);
    paper.rect(x - 2.2, y, 4.4, 6, "#5c4540");
    paper.ellipse(x, y + 11, 6, 7.5, "#fff3cd");
    paper.ellipse(x, y + 12, 3, 4, "#ffdd92");
  }
}

/** Little flags on a string. */
export function bunting(
  paper: Paper,
  from: Point,
  to: Point,
  drop: number,
  colours: readonly string[],
  count: number,
): void {
  const at = sag(from, to, drop);
  for (let i = 0; i < count; i++) {
    const [ax, ay] = at((i + 0.12) / count);
    const [bx, by] = at((i + 0.88) / count);
    const colour = cyclic(colours, i);
    const tip: Point = [(ax + bx) / 2 + 2, (ay + by) / 2 + (bx - ax) * 1.1];
    paper.path(
      `M${ax} ${ay}L${bx} ${by}L${tip[0]} ${tip[1]}Z`,
      paper.linear([
        [0, lighten(colour, 0.2)],
        [1, colour],
      ]),
    );
  }
  paper.stroke(
    curve(
      Array.from({ length: 21 }, (_, i) => at(i / 20)),
      false,
    ),
    "#fff6e6",
    2.5,
  );
}

/** A market awning with stripes and a scalloped edge: back edge high, front edge low. */
export function awning(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  colours: readonly [string, string],
  height = 2.2,
): void {
  const { paper } = stage;
  const stripes = 9;
  const depth = 1.1;
  for (let i = 0; i < stripes; i++) {
    const colour = cyclic(colours, i);
    const [a, b] = [x - width / 2 + (width * i) / stripes, x - width / 2 + (width * (i + 1)) / stripes];
    const quad: Vec3[] = [
      [a, height + 0.42, z + depth],
      [b, height + 0.42, z + depth],
      [b, height, z],
      [a, height, z],
    ];
    paper.path(
      stage.face(quad),
      paper.linear([
        [0, lighten(colour, 0.25)],
        [1, colour],
      ]),
    );
    const [ax, ay] = stage.at([a, height, z]);
    const [bx] = stage.at([b, height, z]);
    const w = bx - ax;
    paper.path(
      `M${ax} ${ay - 0.5}h${w}v${w * 0.34}a${w / 2} ${w * 0.42} 0 0 1 ${-w} 0Z`,
      darken(colour, 0.1),
    );
  }
}
