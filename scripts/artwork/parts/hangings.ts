/** What hangs on or before a wall. */

import { darken, lighten } from "../engine/colour";
import { polygon } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";

/** A framed picture on the back wall; `art` draws inside the given box in pixels. */
export function picture(
  stage: Stage,
  z: number,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  art: (left: number, top: number, w: number, h: number) => void,
): void {
  const { paper } = stage;
  const [left, top] = stage.at([x, y + height, z]);
  const [right, bottom] = stage.at([x + width, y, z]);
  const [w, h] = [right - left, bottom - top];
  paper.rect(left + 4, top + 8, w, h, "#4a2c22", { opacity: 0.22, filter: paper.blur(7) });
  paper.rect(left, top, w, h, palette.wood300, { rx: 2 });
  const edge = Math.max(4, w * 0.03);
  paper.rect(left + edge, top + edge, w - 2 * edge, h - 2 * edge, ground);
  paper.clipped(
    polygon([
      [left + edge, top + edge],
      [right - edge, top + edge],
      [right - edge, bottom - edge],
      [left + edge, bottom - edge],
    ]),
    () => art(left + edge, top + edge, w - 2 * edge, h - 2 * edge),
  );
}

/** A cloth that hangs in soft folds from its rod down to height `bottom`. */
export function curtain(
  stage: Stage,
  from: Vec3,
  width: number,
  bottom: number,
  colour: string,
  opacity = 1,
): void {
  const { paper } = stage;
  const [x, y] = stage.at(from);
  const [, end] = stage.at([from[0], bottom, from[2]]);
  const w = width * stage.scale(from[2]);
  const folds = Math.max(4, Math.round(width / 0.11));
  const hem = Array.from({ length: folds }, () => `q${-w / folds / 2} ${w / folds / 3} ${-w / folds} 0`).join(
    "",
  );
  paper.group({ opacity }, () => {
    paper.path(`M${x} ${y}H${x + w}V${end}${hem}Z`, colour);
    for (let i = 0; i < folds; i++) {
      const fold = paper.linear(
        [
          [0, darken(colour, 0.2), 0.7],
          [0.3, lighten(colour, 0.6), 0.8],
          [0.62, colour, 0.2],
          [1, darken(colour, 0.2), 0.7],
        ],
        [0, 0],
        [1, 0],
      );
      const a = x + (w * i) / folds;
      paper.path(`M${a} ${y}h${w / folds}V${end}q${-w / folds / 2} ${w / folds / 3} ${-w / folds} 0Z`, fold);
    }
  });
}
