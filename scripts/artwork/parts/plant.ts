/** Plants in pots. */

import { darken } from "../engine/colour";
import { Random } from "../engine/random";
import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { foliage, type PlantKind } from "./foliage";
import { contactShadow, type Profile, turned } from "./solids";

const potProfiles = {
  terracotta: [
    [0.12, 0],
    [0.165, 0.26],
    [0.165, 0.27],
    [0.185, 0.27],
    [0.19, 0.34],
  ],
  round: [
    [0.1, 0],
    [0.19, 0.1],
    [0.205, 0.2],
    [0.16, 0.31],
    [0.15, 0.33],
  ],
  basket: [
    [0.16, 0],
    [0.2, 0.12],
    [0.2, 0.24],
    [0.185, 0.33],
  ],
} as const satisfies Record<string, Profile>;

export interface PlantShape {
  at: Vec3;
  kind: PlantKind;
  /** Size of everything; 1 is a plant of about 1.4 m. */
  size?: number;
  pot?: keyof typeof potProfiles;
  potColour?: string;
  seed: number;
  colour?: string;
}

/** A plant in its pot. */
export function plant(stage: Stage, shape: PlantShape): void {
  const { at, size = 1, pot = "terracotta", potColour = palette.terra500, seed } = shape;
  const [x, y, z] = at;
  contactShadow(stage, at, 0.34 * size, 0.26 * size, 0.42);
  const profile = potProfiles[pot].map(([radius, height]) => [radius * size, height * size] as const);
  turned(stage, { x, y, z, profile, open: true, straight: pot === "terracotta" }, potColour);
  if (pot === "basket") weave(stage, at, size, potColour);
  const base = stage.at([x, y + 0.31 * size, z]);
  foliage[shape.kind](
    stage.paper,
    base,
    stage.scale(z) * size,
    new Random(seed),
    shape.colour ?? palette.sage600,
  );
}

function weave(stage: Stage, [x, y, z]: Vec3, size: number, colour: string): void {
  const scale = stage.scale(z) * size;
  for (let row = 1; row < 6; row++) {
    const [cx, cy] = stage.at([x, y + row * 0.052 * size, z]);
    const half = (0.165 + Math.sin((row / 6) * Math.PI) * 0.035) * scale;
    const dip = half * Math.max(stage.tilt(y, z), 0.08) * 0.9;
    stage.paper.stroke(
      `M${cx - half} ${cy}Q${cx} ${cy + dip} ${cx + half} ${cy}`,
      darken(colour, 0.22),
      1.6,
      { opacity: 0.6 },
    );
  }
}
