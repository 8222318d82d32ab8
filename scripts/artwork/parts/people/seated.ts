import { darken } from "../../engine/colour";
import type { Stage } from "../../engine/stage";
import { contactShadow } from "../solids";
import { Figure, type Look, type Place } from "./figure";

/** Cross-legged on the floor, hands on the knees. */
export function seated(stage: Stage, { at, size = 1 }: Place, look: Look): void {
  const f = new Figure(stage, at, size);
  contactShadow(stage, at, 0.56 * size, 0.42 * size, 0.45);
  f.tube(
    [
      [-0.1, 0.11],
      [-0.3, 0.11],
      [-0.44, 0.075],
    ],
    [0.105, 0.085, 0.065],
    look.trousers,
  );
  f.tube(
    [
      [0.1, 0.11],
      [0.3, 0.11],
      [0.44, 0.075],
    ],
    [0.105, 0.085, 0.065],
    look.trousers,
  );
  for (const side of [-1, 1]) {
    f.tube(
      [
        [side * 0.185, 0.55],
        [side * 0.265, 0.37],
        [side * 0.34, 0.19],
      ],
      [0.05, 0.042, 0.032],
      look.skin,
    );
    f.tube(
      [
        [side * 0.17, 0.565],
        [side * 0.225, 0.44],
      ],
      [0.062, 0.056],
      look.top,
    );
  }
  f.mirrored(
    [
      [0, 0.18],
      [0.14, 0.2],
      [0.2, 0.13],
      [0.19, 0.05],
      [0.08, 0.02],
    ],
    look.trousers,
  );
  f.tube(
    [
      [0, 0.58],
      [0, 0.72],
    ],
    [0.052, 0.05],
    look.skin,
  );
  f.mirrored(
    [
      [0, 0.655],
      [0.06, 0.65],
      [0.15, 0.612],
      [0.2, 0.56],
      [0.188, 0.47],
      [0.145, 0.32],
      [0.165, 0.19],
      [0.1, 0.155],
      [0, 0.15],
    ],
    look.top,
  );
  f.line(
    [
      [0, 0.56],
      [0.004, 0.4],
      [0, 0.24],
    ],
    darken(look.top, 0.35),
    0.012,
    0.35,
  );
  f.head([0, 0.81], look);
}
