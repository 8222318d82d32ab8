import { darken } from "../../engine/colour";
import type { Stage } from "../../engine/stage";
import { contactShadow } from "../solids";
import { Figure, type Look, type Place } from "./figure";

/** Standing at ease, arms down or one arm lifted. */
export function standing(
  stage: Stage,
  { at, size = 1, flip = 1, lifted = false }: Place & { flip?: 1 | -1; lifted?: boolean },
  look: Look,
): void {
  const f = new Figure(stage, at, size, flip);
  contactShadow(stage, at, 0.38 * size, 0.26 * size, 0.45);
  for (const side of [-1, 1]) {
    f.tube(
      [
        [side * 0.075, 0.04],
        [side * 0.09, 0.02],
      ],
      [0.04, 0.035],
      darken(look.trousers, 0.4),
    );
    f.tube(
      [
        [side * 0.075, 0.06],
        [side * 0.075, 0.45],
        [side * 0.075, 0.85],
      ],
      [0.052, 0.066, 0.1],
      look.trousers,
    );
  }
  f.tube(
    [
      [-0.18, 1.37],
      [-0.23, 1.12],
      [-0.215, 0.88],
    ],
    [0.05, 0.042, 0.03],
    look.skin,
  );
  f.tube(
    [
      [-0.175, 1.375],
      [-0.215, 1.2],
    ],
    [0.062, 0.055],
    look.top,
  );
  if (lifted) {
    f.tube(
      [
        [0.18, 1.37],
        [0.34, 1.3],
        [0.44, 1.5],
      ],
      [0.05, 0.042, 0.03],
      look.skin,
    );
    f.tube(
      [
        [0.17, 1.38],
        [0.26, 1.33],
      ],
      [0.06, 0.055],
      look.top,
    );
  } else {
    f.tube(
      [
        [0.18, 1.37],
        [0.23, 1.12],
        [0.215, 0.88],
      ],
      [0.05, 0.042, 0.03],
      look.skin,
    );
    f.tube(
      [
        [0.175, 1.375],
        [0.215, 1.2],
      ],
      [0.062, 0.055],
      look.top,
    );
  }
  f.tube(
    [
      [0, 1.38],
      [0, 1.53],
    ],
    [0.052, 0.05],
    look.skin,
  );
  f.mirrored(
    [
      [0, 1.455],
      [0.06, 1.45],
      [0.17, 1.41],
      [0.2, 1.33],
      [0.165, 1.1],
      [0.17, 0.88],
      [0.1, 0.83],
      [0, 0.82],
    ],
    look.top,
  );
  f.head([0, 1.6], look);
}
