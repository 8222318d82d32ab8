/** People seen from behind, built of tubes and outlines in metres. */

import { darken, lighten } from "../../engine/colour";
import { curve, ellipse, limb, type Point } from "../../engine/geometry";
import type { Stage, Vec3 } from "../../engine/stage";

export interface Look {
  top: string;
  trousers: string;
  skin: string;
  hair: string;
  hairdo?: "bun" | "short" | "long" | "tail";
}

/** Draws in metres with y up from the feet. */
export class Figure {
  constructor(
    readonly stage: Stage,
    private readonly origin: Vec3,
    private readonly size: number,
    private readonly flip: 1 | -1 = 1,
  ) {}

  point([x, y]: Point): Point {
    const [ox, oy, oz] = this.origin;
    return this.stage.at([ox + x * this.size * this.flip, oy + y * this.size, oz]);
  }

  length(metres: number): number {
    return metres * this.size * this.stage.scale(this.origin[2]);
  }

  tube(joints: readonly Point[], radii: readonly number[], colour: string): void {
    const paint = this.stage.paper.linear([
      [0, lighten(colour, 0.14)],
      [1, darken(colour, 0.14)],
    ]);
    this.stage.paper.path(
      limb(
        joints.map((p) => this.point(p)),
        radii.map((r) => this.length(r)),
      ),
      paint,
    );
  }

  shape(points: readonly Point[], colour: string): void {
    const paint = this.stage.paper.linear(
      [
        [0, lighten(colour, 0.2)],
        [0.5, colour],
        [1, darken(colour, 0.16)],
      ],
      [0.2, 0],
      [0.8, 1],
    );
    this.stage.paper.path(curve(points.map((p) => this.point(p))), paint);
  }

  /** A shape given by its right half from top to bottom. */
  mirrored(right: readonly Point[], colour: string): void {
    this.shape([...right, ...right.map(([x, y]): Point => [-x, y]).reverse()], colour);
  }

  line(points: readonly Point[], colour: string, width: number, opacity = 1): void {
    this.stage.paper.stroke(
      curve(
        points.map((p) => this.point(p)),
        false,
      ),
      colour,
      this.length(width),
      { opacity },
    );
  }

  /** The back of a head whose middle is at (x, y). */
  head([x, y]: Point, look: Look): void {
    const { paper } = this.stage;
    const { hair, hairdo = "bun" } = look;
    const dot = (dx: number, dy: number, rx: number, ry: number, colour: string) => {
      const [cx, cy] = this.point([x + dx, y + dy]);
      paper.path(ellipse(cx, cy, this.length(rx), this.length(ry)), colour);
    };
    const lit = paper.radial(
      [
        [0, lighten(hair, 0.28)],
        [0.75, hair],
        [1, darken(hair, 0.2)],
      ],
      [0.4, 0.25],
      0.8,
    );
    dot(-0.093, -0.012, 0.018, 0.03, look.skin);
    dot(0.093, -0.012, 0.018, 0.03, look.skin);
    dot(0, -0.02, 0.088, 0.112, look.skin);
    if (hairdo === "long") {
      const fall: Point[] = [
        [0, 0.12],
        [0.1, 0.05],
        [0.115, -0.1],
        [0.1, -0.24],
        [0, -0.27],
        [-0.1, -0.24],
        [-0.115, -0.1],
        [-0.1, 0.05],
      ];
      this.stage.paper.path(curve(fall.map(([dx, dy]) => this.point([x + dx, y + dy]))), lit);
    } else {
      dot(0, 0.018, 0.099, 0.105, lit);
    }
    if (hairdo === "bun") dot(0, 0.125, 0.05, 0.045, lit);
    if (hairdo === "tail") {
      const tail: Point[] = [
        [-0.02, 0.06],
        [0.03, 0.05],
        [0.045, -0.1],
        [0.01, -0.24],
        [-0.03, -0.12],
      ];
      this.stage.paper.path(curve(tail.map(([dx, dy]) => this.point([x + dx, y + dy]))), darken(hair, 0.12));
    }
  }
}

export interface Place {
  at: Vec3;
  size?: number;
}
