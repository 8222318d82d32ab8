import { darken } from "../../engine/colour";
import type { Point } from "../../engine/geometry";
import type { Stage } from "../../engine/stage";
import { contactShadow } from "../solids";
import { Figure, type Look, type Place } from "./figure";

/** A dancer in a wide skirt; the arms open like a fan. */
export function dancer(
  stage: Stage,
  { at, size = 1, flip = 1 }: Place & { flip?: 1 | -1 },
  look: Look,
): void {
  const f = new Figure(stage, at, size, flip);
  contactShadow(stage, at, 0.75 * size, 0.36 * size, 0.4);
  f.tube(
    [
      [0.03, 0.5],
      [0.04, 0.2],
      [0.03, 0.05],
    ],
    [0.07, 0.05, 0.03],
    look.skin,
  );
  f.tube(
    [
      [0.03, 0.06],
      [0.05, 0.012],
    ],
    [0.03, 0.022],
    darken(look.top, 0.2),
  );
  f.tube(
    [
      [-0.06, 0.5],
      [-0.26, 0.25],
      [-0.44, 0.1],
    ],
    [0.07, 0.048, 0.026],
    look.skin,
  );
  f.tube(
    [
      [-0.44, 0.1],
      [-0.52, 0.045],
    ],
    [0.027, 0.015],
    darken(look.top, 0.2),
  );
  const skirt: Point[] = [
    [0, 1],
    [0.12, 0.99],
    [0.24, 0.82],
    [0.52, 0.62],
    [0.7, 0.56],
    [0.6, 0.47],
    [0.4, 0.4],
    [0.22, 0.3],
    [0.02, 0.33],
    [-0.22, 0.26],
    [-0.48, 0.33],
    [-0.64, 0.44],
    [-0.42, 0.62],
    [-0.2, 0.84],
    [-0.11, 0.98],
  ];
  f.shape(skirt, look.trousers);
  const folds: readonly (readonly Point[])[] = [
    [
      [0.05, 0.95],
      [0.2, 0.7],
      [0.56, 0.52],
    ],
    [
      [0.02, 0.94],
      [0.1, 0.65],
      [0.22, 0.34],
    ],
    [
      [-0.02, 0.94],
      [-0.06, 0.65],
      [-0.1, 0.33],
    ],
    [
      [-0.05, 0.95],
      [-0.2, 0.66],
      [-0.46, 0.38],
    ],
  ];
  for (const fold of folds) f.line(fold, darken(look.trousers, 0.3), 0.014, 0.5);
  f.tube(
    [
      [0.16, 1.37],
      [0.3, 1.53],
      [0.36, 1.68],
      [0.26, 1.87],
    ],
    [0.047, 0.038, 0.032, 0.018],
    look.skin,
  );
  f.tube(
    [
      [-0.16, 1.37],
      [-0.36, 1.4],
      [-0.56, 1.5],
      [-0.72, 1.53],
    ],
    [0.047, 0.038, 0.031, 0.017],
    look.skin,
  );
  f.tube(
    [
      [0, 1.36],
      [0.015, 1.52],
    ],
    [0.046, 0.044],
    look.skin,
  );
  f.mirrored(
    [
      [0, 1.4],
      [0.05, 1.4],
      [0.15, 1.42],
      [0.175, 1.34],
      [0.15, 1.2],
      [0.11, 1.05],
      [0.13, 0.96],
      [0, 0.94],
    ],
    look.top,
  );
  f.shape(
    [
      [-0.09, 1.43],
      [0.09, 1.43],
      [0.06, 1.33],
      [0, 1.28],
      [-0.06, 1.33],
    ],
    look.skin,
  );
  f.head([0.02, 1.6], look);
}
