import { darken } from "../../engine/colour";
import type { Stage } from "../../engine/stage";
import { contactShadow } from "../solids";
import { Figure, type Look, type Place } from "./figure";

/** Standing on one leg, the other foot at the thigh, hands joined overhead. */
export function treePose(stage: Stage, { at, size = 1 }: Place, look: Look): void {
  const f = new Figure(stage, at, size);
  contactShadow(stage, at, 0.34 * size, 0.26 * size, 0.5);
  f.tube(
    [
      [-0.05, 0.04],
      [-0.1, 0.015],
    ],
    [0.035, 0.028],
    look.skin,
  );
  f.tube(
    [
      [-0.045, 0.06],
      [-0.05, 0.25],
    ],
    [0.038, 0.05],
    look.skin,
  );
  f.tube(
    [
      [0.07, 0.86],
      [0.27, 0.66],
      [0.36, 0.6],
    ],
    [0.1, 0.075, 0.062],
    look.trousers,
  );
  f.tube(
    [
      [0.36, 0.6],
      [0.2, 0.54],
      [0.05, 0.53],
    ],
    [0.06, 0.048, 0.036],
    look.trousers,
  );
  f.tube(
    [
      [0.06, 0.53],
      [-0.01, 0.5],
    ],
    [0.034, 0.028],
    look.skin,
  );
  f.tube(
    [
      [-0.045, 0.14],
      [-0.055, 0.36],
      [-0.05, 0.5],
      [-0.06, 0.84],
    ],
    [0.046, 0.062, 0.06, 0.1],
    look.trousers,
  );
  for (const side of [-1, 1]) {
    f.tube(
      [
        [side * 0.165, 1.36],
        [side * 0.2, 1.55],
        [side * 0.13, 1.72],
        [side * 0.015, 1.9],
      ],
      [0.05, 0.042, 0.035, 0.024],
      look.skin,
    );
  }
  f.tube(
    [
      [0, 1.38],
      [0, 1.52],
    ],
    [0.05, 0.046],
    look.skin,
  );
  f.mirrored(
    [
      [0, 1.05],
      [0.12, 1.05],
      [0.148, 0.95],
      [0.165, 0.85],
      [0.09, 0.8],
      [0, 0.79],
    ],
    look.trousers,
  );
  f.mirrored(
    [
      [0, 1.435],
      [0.07, 1.425],
      [0.185, 1.4],
      [0.19, 1.28],
      [0.137, 1.08],
      [0.15, 0.95],
      [0.08, 0.935],
      [0, 0.93],
    ],
    look.top,
  );
  f.line(
    [
      [0, 1.34],
      [0.005, 1.15],
      [0, 1],
    ],
    darken(look.top, 0.35),
    0.013,
    0.35,
  );
  f.head([0, 1.6], look);
}
