/** Towels, stones and books, one on or beside another. */

import { darken, lighten } from "../engine/colour";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { box, contactShadow } from "./solids";

/** Folded towels, one on another. */
export function towels(stage: Stage, [x, y, z]: Vec3, colours: readonly string[], width = 0.42): void {
  colours.forEach((colour, i) => {
    box(
      stage,
      { x, y: y + i * 0.085, z, width: width - i * 0.015, height: 0.082, depth: 0.3, soft: 0.036 },
      colour,
    );
    const [lx, ly] = stage.at([x - width / 2 + 0.05, y + i * 0.085 + 0.042, z]);
    const [rx] = stage.at([x + width / 2 - 0.05, y, z]);
    stage.paper.stroke(`M${lx} ${ly}H${rx}`, darken(colour, 0.2), 1.4, { opacity: 0.45 });
  });
}

/** Smooth stones, largest below. */
export function stones(stage: Stage, [x, y, z]: Vec3, size: number, colours: readonly string[]): void {
  let height = y;
  contactShadow(stage, [x, y, z], 0.2 * size, 0.16 * size, 0.4);
  colours.forEach((colour, i) => {
    const radius = (0.15 - i * 0.03) * size;
    const thick = radius * 0.62;
    const [cx, cy] = stage.at([x + (i % 2 ? 0.012 : -0.008) * size, height + thick / 2, z]);
    const scale = stage.scale(z);
    const fill = stage.paper.radial(
      [
        [0, lighten(colour, 0.45)],
        [0.7, colour],
        [1, darken(colour, 0.3)],
      ],
      [0.38, 0.22],
      0.85,
    );
    stage.paper.ellipse(cx, cy, radius * scale, (thick / 2) * scale * 1.12, fill);
    height += thick * 0.92;
  });
}

/** A row of upright books from x to the right. */
export function books(
  stage: Stage,
  [x, y, z]: Vec3,
  widths: readonly number[],
  colours: readonly string[],
  height = 0.26,
): void {
  let left = x;
  widths.forEach((width, i) => {
    const colour = colours[i % colours.length] ?? palette.sage600;
    const tall = height * (0.8 + ((i * 37) % 20) / 100);
    box(stage, { x: left + width / 2, y, z, width: width - 0.004, height: tall, depth: 0.16 }, colour);
    const [ax, ay] = stage.at([left + width * 0.18, y + tall * 0.8, z]);
    const [bx] = stage.at([left + width * 0.82, y, z]);
    stage.paper.rect(ax, ay, bx - ax, Math.max(2, 0.012 * stage.scale(z)), lighten(colour, 0.5), {
      opacity: 0.8,
    });
    left += width;
  });
}
