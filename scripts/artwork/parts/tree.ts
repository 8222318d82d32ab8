/** Trees and branches in flower. */

import { darken, lighten, mix } from "../engine/colour";
import { curve, limb, type Point, sampleCurve } from "../engine/geometry";
import type { Paper } from "../engine/paper";
import { Random } from "../engine/random";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { leaf } from "./leaf";
import { contactShadow } from "./solids";

export interface TreeShape {
  at: Vec3;
  /** Height of the crown's middle in metres and the crown's radius. */
  height: number;
  crown: number;
  seed: number;
  /** From the shaded to the lit side of the crown. */
  colours: readonly [string, string, string];
  trunk?: string;
  /** Size of one leaf or flower, metres. */
  grain?: number;
}

/** A tree whose crown is many small clumps, dark below and bright above. */
export function tree(stage: Stage, shape: TreeShape): void {
  const { at, height, crown, seed, colours, trunk = palette.wood700, grain = 0.12 } = shape;
  const { paper } = stage;
  const random = new Random(seed);
  const unit = stage.scale(at[2]);
  const [x, y] = stage.at(at);
  const top = y - height * unit;
  contactShadow(stage, at, crown * 1.1, crown * 0.9, 0.34);
  paper.path(
    limb(
      [
        [x, y],
        [x - 0.05 * unit, y - height * 0.4 * unit],
        [x + 0.03 * unit, top],
      ],
      [unit * 0.13, unit * 0.085, unit * 0.03],
    ),
    trunk,
  );
  for (const side of [-1, -0.45, 0.4, 1]) {
    const tip: Point = [
      x + side * crown * 0.7 * unit,
      top - (1 - Math.abs(side)) * crown * 0.5 * unit + 0.1 * unit,
    ];
    paper.path(
      limb(
        [[x, y - height * 0.5 * unit], [x + side * crown * 0.3 * unit, y - height * 0.72 * unit], tip],
        [unit * 0.06, unit * 0.04, unit * 0.015],
      ),
      darken(trunk, 0.1),
    );
  }
  const [dark, middle, light] = colours;
  const clumps = Array.from({ length: 1100 }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const wobble = 1 + 0.13 * Math.sin(angle * 5 + seed) + 0.06 * Math.sin(angle * 11);
    return {
      dx: Math.cos(angle) * reach * wobble,
      dy: Math.sin(angle) * reach * 0.74 * wobble,
      roll: random.next(),
    };
  });
  clumps.forEach(({ dx, dy, roll }, i) => {
    const layer = i / clumps.length;
    const lit = 0.5 - dy * 0.62 - dx * 0.2 + (layer - 0.5) * 0.5 + (roll - 0.5) * 0.35;
    const colour =
      lit < 0.5 ? mix(dark, middle, Math.max(0, lit * 2)) : mix(middle, light, Math.min(1, lit * 2 - 1));
    const size = grain * unit * (0.7 + roll * 0.7);
    paper.ellipse(x + dx * crown * unit, top + dy * crown * unit, size, size * 0.82, colour, {
      opacity: 0.9,
    });
  });
}

/** A branch with flowers that comes in from the edge of the picture. */
export function blossomBranch(
  paper: Paper,
  joints: readonly Point[],
  thickness: number,
  seed: number,
  petals: readonly string[],
): void {
  const random = new Random(seed);
  const spine = sampleCurve(joints, 8);
  paper.path(
    limb(
      joints,
      joints.map((_, i) => thickness * (1 - (i / joints.length) * 0.75)),
    ),
    palette.wood700,
  );
  spine.forEach((p, i) => {
    if (i < 3 || i % 3 !== 0) return;
    const side = i % 2 ? 1 : -1;
    const tip: Point = [p[0] + random.between(-30, 40), p[1] + side * random.between(34, 80)];
    const twig = sampleCurve([p, [(p[0] + tip[0]) / 2 + 10, (p[1] + tip[1]) / 2], tip], 4);
    paper.stroke(curve(twig, false), palette.wood700, thickness * 0.3);
    for (const q of [...twig.slice(2), p])
      blossom(
        paper,
        [q[0] + random.between(-8, 8), q[1] + random.between(-8, 8)],
        random.between(9, 16),
        random.pick(petals),
        random.next() * 72,
      );
    leaf(paper, tip, { angle: random.between(-1, 1), length: 30, width: 13, colour: palette.sage450 });
  });
}

function blossom(paper: Paper, [x, y]: Point, radius: number, colour: string, turn: number): void {
  for (let i = 0; i < 5; i++) {
    const angle = ((turn + i * 72) * Math.PI) / 180;
    paper.ellipse(
      x + Math.cos(angle) * radius * 0.55,
      y + Math.sin(angle) * radius * 0.55,
      radius * 0.52,
      radius * 0.52,
      i % 2 ? colour : lighten(colour, 0.25),
    );
  }
  paper.ellipse(x, y, radius * 0.22, radius * 0.22, palette.gold);
}
