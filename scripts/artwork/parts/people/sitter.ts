import { mix } from "../../engine/colour";
import type { Stage } from "../../engine/stage";
import { palette } from "../../palette";
import { Figure, type Look, type Place } from "./figure";

/** Somebody on a chair, seen over its back: shoulders and head above `at`, the seat's height. */
export function sitter(stage: Stage, { at, size = 1 }: Place, look: Look): void {
  const f = new Figure(stage, at, size);
  f.tube(
    [
      [0, 0.5],
      [0, 0.64],
    ],
    [0.053, 0.05],
    look.skin,
  );
  for (const side of [-1, 1])
    f.tube(
      [
        [side * 0.17, 0.5],
        [side * 0.23, 0.32],
        [side * 0.2, 0.16],
      ],
      [0.06, 0.05, 0.044],
      look.top,
    );
  f.mirrored(
    [
      [0, 0.575],
      [0.06, 0.57],
      [0.15, 0.54],
      [0.21, 0.47],
      [0.195, 0.3],
      [0.165, 0.08],
      [0.1, 0.02],
      [0, 0.01],
    ],
    look.top,
  );
  f.line(
    [
      [0, 0.5],
      [0, 0.1],
    ],
    mix(look.top, palette.ink, 0.3),
    0.012,
    0.25,
  );
  f.head([0, 0.73], look);
}
