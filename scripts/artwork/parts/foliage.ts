/** What grows out of a pot, one drawing for each kind of plant. */

import { darken, lighten } from "../engine/colour";
import { curve, limb, type Point, sampleCurve } from "../engine/geometry";
import type { Paper } from "../engine/paper";
import { Random } from "../engine/random";
import { palette } from "../palette";
import { leaf, shade } from "./leaf";

export type PlantKind = "ficus" | "palm" | "blades" | "monstera" | "olive";

type Foliage = (paper: Paper, base: Point, unit: number, random: Random, colour: string) => void;

export const foliage: Record<PlantKind, Foliage> = {
  ficus(paper, [x, y], unit, random, colour) {
    const stems = [-0.34, 0.3, -0.1, 0.12];
    stems.forEach((lean, s) => {
      const height = unit * random.between(0.75, 1.12);
      const joints: Point[] = [
        [x, y],
        [x + lean * unit * 0.35, y - height * 0.5],
        [x + lean * unit, y - height],
      ];
      paper.path(limb(joints, [unit * 0.014, unit * 0.011, unit * 0.006]), palette.wood700);
      const spine = sampleCurve(joints, 6);
      spine.forEach((p, i) => {
        if (i < 3) return;
        const t = i / spine.length;
        for (const side of [-1, 1]) {
          const angle = side * random.between(0.7, 1.35) * (1.15 - t * 0.5) + lean * 0.4;
          leaf(paper, p, {
            angle,
            length: unit * random.between(0.2, 0.29),
            width: unit * 0.115,
            bend: 0.22,
            colour: shade(colour, (t + s * 0.16) * 0.75),
          });
        }
      });
      leaf(paper, spine.at(-1) ?? [x, y], {
        angle: lean * 0.7,
        length: unit * 0.24,
        width: unit * 0.1,
        colour: shade(colour, 0.9),
      });
    });
  },
  palm(paper, base, unit, random, colour) {
    const fronds = 15;
    for (let i = 0; i < fronds; i++) {
      const spread = ((i * 7) % fronds) / (fronds - 1) - 0.5;
      const reach = spread * 2.1 + random.between(-0.1, 0.1);
      const length = unit * random.between(0.9, 1.2);
      frond(paper, base, reach, length, shade(colour, 0.15 + (i / fronds) * 0.75));
    }
  },
  blades(paper, [x, y], unit, random, colour) {
    for (let i = 0; i < 13; i++) {
      const place = ((i * 5) % 13) / 12 - 0.5;
      const height = unit * random.between(0.5, 0.92) * (1 - Math.abs(place) * 0.5);
      const start: Point = [x + place * unit * 0.2, y + unit * 0.015];
      leaf(paper, start, {
        angle: place * 0.62,
        length: height,
        width: unit * 0.1,
        colour: shade(colour, 0.2 + (i / 13) * 0.7),
      });
    }
  },
  monstera(paper, [x, y], unit, random, colour) {
    const count = 12;
    for (let i = 0; i < count; i++) {
      const spread = (((i * 5) % count) / (count - 1) - 0.5) * 2;
      const length = unit * random.between(0.45, 0.8) * (1.15 - Math.abs(spread) * 0.35);
      const tip: Point = [x + spread * length * 0.95, y - length * (1.15 - Math.abs(spread) * 0.6)];
      paper.stroke(
        curve([[x, y], [x + spread * length * 0.3, y - length * 0.65], tip], false),
        darken(colour, 0.1),
        unit * 0.014,
      );
      const size = unit * random.between(0.3, 0.4);
      leaf(paper, tip, {
        angle: spread * 1.25,
        length: size,
        width: size * 0.82,
        bend: 0.3,
        notched: true,
        colour: shade(colour, 0.15 + (i / count) * 0.75),
      });
    }
  },
  olive(paper, [x, y], unit, random, colour) {
    const crown: Point = [x + unit * 0.02, y - unit * 0.98];
    paper.path(
      limb([[x, y], [x - unit * 0.035, y - unit * 0.35], crown], [unit * 0.024, unit * 0.018, unit * 0.009]),
      palette.wood500,
    );
    for (let i = 0; i < 9; i++) {
      const angle = (i / 8 - 0.5) * 3.6;
      const end: Point = [
        crown[0] + Math.sin(angle) * unit * 0.32,
        crown[1] - Math.cos(angle) * unit * 0.3 + unit * 0.04,
      ];
      paper.stroke(curve([[x, y - unit * 0.66], crown, end], false), palette.wood500, unit * 0.008);
    }
    for (let i = 0; i < 190; i++) {
      const [angle, reach] = [random.between(0, 6.28), Math.sqrt(random.next())];
      const p: Point = [
        crown[0] + Math.cos(angle) * reach * unit * 0.4,
        crown[1] + Math.sin(angle) * reach * unit * 0.36,
      ];
      const lit = 0.5 - (Math.sin(angle) * reach) / 2;
      leaf(paper, p, {
        angle: random.between(-1.7, 1.7),
        length: unit * 0.12,
        width: unit * 0.034,
        colour: shade(colour, lit * 0.9 + 0.05),
      });
    }
  },
};

/** A palm leaf: a curved rib with leaflets on both sides. */
function frond(paper: Paper, [x, y]: Point, reach: number, length: number, colour: string): void {
  const side = Math.abs(reach);
  const rib = sampleCurve(
    [
      [x, y],
      [x + reach * length * 0.28, y - length * (0.72 - side * 0.1)],
      [x + reach * length * 0.55, y - length * (1 - side * 0.36)],
      [x + reach * length * 0.8, y - length * (0.98 - side * 0.66)],
    ],
    9,
  );
  paper.stroke(curve(rib, false), darken(colour, 0.15), length * 0.011);
  rib.forEach((p, i) => {
    const q = rib[i + 1];
    if (!q || i < 5) return;
    const t = i / rib.length;
    const heading = Math.atan2(q[0] - p[0], -(q[1] - p[1]));
    const size = length * 0.27 * Math.sin(Math.PI * (0.18 + t * 0.78));
    for (const turn of [-0.85, 0.85]) {
      leaf(paper, p, {
        angle: heading + turn,
        length: size,
        width: size * 0.17,
        bend: 0.12,
        colour: turn < 0 ? lighten(colour, 0.07) : colour,
      });
    }
  });
}

/** Stems that hang from a shelf or a hanging pot. */
export function trailing(
  paper: Paper,
  at: Point,
  unit: number,
  seed: number,
  colour: string = palette.sage450,
): void {
  const random = new Random(seed);
  for (let i = 0; i < 7; i++) {
    const out = (((i * 3) % 7) / 6 - 0.5) * unit * 0.5;
    const drop = unit * random.between(0.2, 1.15);
    const stem = sampleCurve(
      [
        at,
        [at[0] + out, at[1] - unit * random.between(0.04, 0.14)],
        [at[0] + out * 1.35, at[1] + drop * 0.4],
        [at[0] + out * 1.2, at[1] + drop],
      ],
      5,
    );
    paper.stroke(curve(stem, false), darken(colour, 0.2), unit * 0.012);
    stem.forEach((p, k) => {
      leaf(paper, p, {
        angle: (k % 2 ? 1 : -1) * random.between(1.2, 2.4),
        length: unit * 0.13,
        width: unit * 0.09,
        colour: shade(colour, random.between(0.3, 0.95)),
      });
    });
  }
}
