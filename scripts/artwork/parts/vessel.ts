/** Vases, bowls and jars. */

import type { Stage, Vec3 } from "../engine/stage";
import { contactShadow, type Profile, turned } from "./solids";

/** Vases and jars that scenes and shelves draw from; radius and height within about 30 cm. */
export const vessels = {
  amphora: [
    [0.06, 0],
    [0.12, 0.1],
    [0.13, 0.19],
    [0.06, 0.29],
    [0.045, 0.33],
    [0.065, 0.36],
  ],
  bottle: [
    [0.07, 0],
    [0.085, 0.06],
    [0.08, 0.15],
    [0.03, 0.22],
    [0.026, 0.33],
    [0.035, 0.345],
  ],
  moon: [
    [0.06, 0],
    [0.13, 0.07],
    [0.15, 0.15],
    [0.12, 0.23],
    [0.055, 0.275],
    [0.06, 0.29],
  ],
  bowl: [
    [0.06, 0],
    [0.1, 0.03],
    [0.15, 0.09],
    [0.165, 0.12],
  ],
  cup: [
    [0.05, 0],
    [0.06, 0.02],
    [0.065, 0.1],
  ],
  tall: [
    [0.07, 0],
    [0.09, 0.12],
    [0.075, 0.3],
    [0.06, 0.4],
    [0.075, 0.44],
  ],
  jar: [
    [0.08, 0],
    [0.09, 0.02],
    [0.09, 0.15],
    [0.07, 0.18],
  ],
} as const satisfies Record<string, Profile>;

export type Vessel = keyof typeof vessels;

export function vessel(stage: Stage, [x, y, z]: Vec3, kind: Vessel, colour: string, size = 1): void {
  const profile = vessels[kind].map(([radius, height]) => [radius * size, height * size] as const);
  contactShadow(stage, [x, y, z], 0.17 * size, 0.14 * size, 0.28);
  turned(stage, { x, y, z, profile, open: true }, colour);
}
