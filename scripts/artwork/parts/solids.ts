/** Solid shapes on a stage: boxes, turned pieces, bars, and the shadows they stand on. */

import { darken, lighten } from "../engine/colour";
import { ellipse, type Point, polygon, sampleCurve } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";

export interface BoxShape {
  /** Centre of the front face's lower edge. */
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  /** Roundness of the corners in metres. */
  soft?: number;
}

/** A box with the faces the eye can see: top lit, sides in shade. */
export function box(stage: Stage, shape: BoxShape, colour: string): void {
  const { paper, camera } = stage;
  const { x, y, z, width, height, depth, soft = 0 } = shape;
  const [left, right, top, back] = [x - width / 2 + soft, x + width / 2 - soft, y + height - soft, z + depth];
  const bottom = y + soft;
  const fill = (corners: Vec3[], light: string, dark: string) => {
    const paint = paper.linear([
      [0, light],
      [1, dark],
    ]);
    const d = stage.face(corners);
    const round = { stroke: paint, "stroke-width": soft * 2 * stage.scale(z), "stroke-linejoin": "round" };
    paper.path(d, paint, soft > 0 ? round : {});
  };
  const side = (edge: number) =>
    fill(
      [
        [edge, bottom, z],
        [edge, top, z],
        [edge, top, back],
        [edge, bottom, back],
      ],
      darken(colour, 0.16),
      darken(colour, 0.28),
    );
  if (right < 0) side(right);
  if (left > 0) side(left);
  if (top < camera.eye) {
    fill(
      [
        [left, top, z],
        [right, top, z],
        [right, top, back],
        [left, top, back],
      ],
      lighten(colour, 0.34),
      lighten(colour, 0.2),
    );
  }
  fill(
    [
      [left, bottom, z],
      [right, bottom, z],
      [right, top, z],
      [left, top, z],
    ],
    colour,
    darken(colour, 0.1),
  );
}

/** Radius and height in metres, from the foot to the rim. */
export type Profile = readonly (readonly [radius: number, height: number])[];

export interface TurnedShape {
  x: number;
  y: number;
  z: number;
  profile: Profile;
  /** Shows the dark inside at the rim. */
  open?: boolean;
  /** Corners stay corners instead of flowing. */
  straight?: boolean;
}

/** A piece made on a wheel or a lathe: pots, bowls, cushions, lamps. Lit from the left. */
export function turned(stage: Stage, shape: TurnedShape, colour: string): void {
  const { paper } = stage;
  const { x, y, z, profile, open = false, straight = false } = shape;
  const outline = profile.map(([radius, height]): Point => [radius, height]);
  const smooth = straight ? outline : sampleCurve(outline, 8);
  const scale = stage.scale(z);
  const place = ([radius, height]: Point, side: 1 | -1): Point => {
    const [cx, cy] = stage.at([x, y + height, z]);
    return [cx + side * radius * scale, cy];
  };
  const rim = (index: number) => {
    const [radius, height] = outline.at(index) ?? [0, 0];
    const [cx, cy] = stage.at([x, y + height, z]);
    return { cx, cy, rx: radius * scale, ry: radius * scale * Math.abs(stage.tilt(y + height, z)), height };
  };
  const mouth = rim(-1);
  // Seen from above, the belly of a round piece hides its foot: the silhouette is the union of all its circles.
  const rings = smooth.map(([radius, height]) => {
    const [cx, cy] = stage.at([x, y + height, z]);
    return ellipse(cx, cy, radius * scale, radius * scale * Math.abs(stage.tilt(y + height, z)));
  });
  const left = smooth.map((p) => place(p, -1)).reverse();
  const right = smooth.map((p) => place(p, 1));
  const shading = paper.linear(
    [
      [0, darken(colour, 0.08)],
      [0.28, lighten(colour, 0.22)],
      [0.6, colour],
      [1, darken(colour, 0.28)],
    ],
    [0, 0],
    [1, 0],
  );
  paper.path(polygon([...right, ...left]) + rings.join(""), shading);
  if (mouth.height + y < stage.camera.eye || open) {
    const inside = paper.linear([
      [0, darken(colour, open ? 0.5 : 0)],
      [1, open ? darken(colour, 0.22) : lighten(colour, 0.25)],
    ]);
    paper.path(ellipse(mouth.cx, mouth.cy, mouth.rx, mouth.ry), open ? inside : lighten(colour, 0.24));
    if (open)
      paper.path(ellipse(mouth.cx, mouth.cy + mouth.ry * 0.12, mouth.rx * 0.9, mouth.ry * 0.84), inside);
  }
}

/** A round bar between two places, as thick as its middle says. */
export function bar(stage: Stage, from: Vec3, to: Vec3, thickness: number, colour: string): void {
  const width = thickness * stage.scale((from[2] + to[2]) / 2);
  stage.paper.stroke(polygon(stage.points([from, to]), false), colour, Math.max(width, 1));
}

/** The soft dark place where a round thing touches a level surface. */
export function contactShadow(stage: Stage, at: Vec3, rx: number, rz: number, strength = 0.32): void {
  const [cx, cy] = stage.at(at);
  const scale = stage.scale(at[2]);
  const fill = stage.paper.radial([
    [0, "#4a2c22", strength],
    [0.55, "#4a2c22", strength * 0.62],
    [1, "#4a2c22", 0],
  ]);
  stage.paper.ellipse(cx, cy, rx * scale, Math.max(rz * scale * Math.abs(stage.tilt(at[1], at[2])), 3), fill);
}

/** A blurred shadow of any level outline. */
export function castShadow(stage: Stage, corners: readonly Vec3[], softness: number, strength: number): void {
  stage.paper.path(stage.face(corners), "#4a2c22", { opacity: strength, filter: stage.paper.blur(softness) });
}
