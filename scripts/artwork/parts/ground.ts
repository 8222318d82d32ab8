/** Meadows and flower beds. */

import { mix } from "../engine/colour";
import { curve } from "../engine/geometry";
import type { Paper } from "../engine/paper";
import { Random } from "../engine/random";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { contactShadow } from "./solids";

/** Grass that comes towards the eye, with blades and flowers in front. */
export function meadow(
  paper: Paper,
  horizon: number,
  colour: string,
  seed: number,
  flowers: readonly string[] = [],
): void {
  const random = new Random(seed);
  const { width, height } = paper;
  const brow = curve(
    [
      [-80, horizon + 26],
      [width * 0.2, horizon + 2],
      [width * 0.52, horizon + 14],
      [width * 0.82, horizon - 6],
      [width + 80, horizon + 10],
    ],
    false,
  );
  paper.path(
    `${brow}V${height}H-80Z`,
    paper.linear([
      [0, mix(colour, "#e8e7a8", 0.42)],
      [0.4, colour],
      [1, mix(colour, "#2b4d3b", 0.45)],
    ]),
  );
  for (let i = 0; i < 520; i++) {
    const near = random.next() ** 0.7;
    const y = horizon + 30 + near * (height - horizon - 20);
    const x = random.next() * width;
    const tall = 5 + near * 24;
    const lean = random.between(-0.35, 0.35) * tall;
    const tint = mix(mix(colour, "#eeeab0", 0.35), "#3c6049", random.next() * (0.4 + near * 0.4));
    paper.stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}`,
      tint,
      1.2 + near * 1.6,
      { opacity: 0.7 },
    );
    if (flowers.length > 0 && i % 4 === 0)
      paper.ellipse(x + lean, y - tall, 1.5 + near * 4, 1.3 + near * 3.4, random.pick(flowers));
  }
}

/** A row of lavender from one place of the ground to another. */
export function lavender(stage: Stage, from: Vec3, to: Vec3, seed: number, bushes = 9): void {
  const { paper } = stage;
  const random = new Random(seed);
  for (let i = 0; i < bushes; i++) {
    const t = i / (bushes - 1);
    const at: Vec3 = [from[0] + (to[0] - from[0]) * t, 0, from[2] + (to[2] - from[2]) * t];
    const [x, y] = stage.at(at);
    const unit = stage.scale(at[2]);
    contactShadow(stage, at, 0.36, 0.26, 0.36);
    for (let k = 0; k < 34; k++) {
      const lean = random.between(-0.75, 0.75);
      const long = unit * random.between(0.3, 0.52) * (1 - Math.abs(lean) * 0.3);
      const [tx, ty] = [x + Math.sin(lean) * long, y - Math.cos(lean) * long];
      paper.stroke(
        `M${(x + lean * unit * 0.12).toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`,
        k % 2 ? palette.sage450 : palette.sage600,
        unit * 0.011,
      );
      const flower = random.pick([palette.loto500, palette.loto600, palette.loto300]);
      paper.stroke(
        `M${(x + (tx - x) * 0.68).toFixed(1)} ${(y + (ty - y) * 0.68).toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`,
        flower,
        unit * 0.036,
      );
    }
  }
}
