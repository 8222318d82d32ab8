/** Windows in any wall or roof, and the light that falls through their panes. */

import { lighten } from "../engine/colour";
import { clip, hull, type Point, polygon } from "../engine/geometry";
import type { Plane, Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";

/** Convex outlines on a wall, from the lower left corner (x, y), in metres. */
export function archOutline(x: number, y: number, width: number, height: number): Point[] {
  const radius = width / 2;
  const arc = Array.from({ length: 33 }, (_, i): Point => {
    const angle = (i / 32) * Math.PI;
    return [x + radius + radius * Math.cos(angle), y + height - radius + radius * Math.sin(angle)];
  });
  return [[x, y], [x + width, y], ...arc];
}

export function ovalOutline(x: number, y: number, width: number, height: number): Point[] {
  return Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i / 64) * Math.PI * 2;
    return [x + (width / 2) * (1 + Math.cos(angle)), y + (height / 2) * (1 + Math.sin(angle))];
  });
}

export function rectOutline(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

export interface WindowShape {
  plane: Plane;
  outline: readonly Point[];
  /** Where bars stand, as shares of the width and of the height from the bottom. */
  bars?: { across?: readonly number[]; up?: readonly number[] };
  frame?: string;
  /** Width of the frame and depth of the wall, metres. */
  frameWidth?: number;
  reveal?: number;
  /** A sill that stands out below; only for walls that face the eye. */
  sill?: boolean;
  view: () => void;
}

interface Bounds {
  low: Point;
  high: Point;
}

function boundsOf(outline: readonly Point[]): Bounds {
  const [us, vs] = [outline.map(([u]) => u), outline.map(([, v]) => v)];
  return { low: [Math.min(...us), Math.min(...vs)], high: [Math.max(...us), Math.max(...vs)] };
}

/** Moves a convex outline towards its middle by about `margin`. */
function inset(outline: readonly Point[], margin: number): Point[] {
  const { low, high } = boundsOf(outline);
  const [cu, cv] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const [ku, kv] = [1 - (2 * margin) / (high[0] - low[0]), 1 - (2 * margin) / (high[1] - low[1])];
  return outline.map(([u, v]): Point => [cu + (u - cu) * ku, cv + (v - cv) * kv]);
}

/** Glass areas between the bars. */
function panes(outline: readonly Point[], bars: NonNullable<WindowShape["bars"]>, width: number): Point[][] {
  const { low, high } = boundsOf(outline);
  const split = (list: Point[][], axis: 0 | 1, shares: readonly number[]) =>
    shares.reduce((parts, share) => {
      const place = low[axis] + (high[axis] - low[axis]) * share;
      return parts.flatMap((part) => [
        clip(part, axis, place - width / 2, -1),
        clip(part, axis, place + width / 2, 1),
      ]);
    }, list);
  return split(split([[...outline]], 0, bars.across ?? []), 1, bars.up ?? []).filter(
    (part) => part.length > 2,
  );
}

/** Draws the window and answers its panes as places in the room, for `sunlight`. */
export function window(stage: Stage, shape: WindowShape): Vec3[][] {
  const { paper } = stage;
  const { plane, outline, bars = {}, frame = palette.cream, frameWidth = 0.07, reveal = 0.14 } = shape;
  const flat = (points: readonly Point[], out: number) =>
    stage.points(points.map(([u, v]) => plane(u, v, out)));
  const glass = panes(inset(outline, frameWidth), bars, frameWidth * 0.62);
  const opening = polygon(flat(outline, 0));
  // A casing round the hole catches the light of the room.
  paper.path(polygon(flat(inset(outline, -0.07), 0)), lighten(frame, 0.4));
  paper.stroke(polygon(flat(inset(outline, -0.07), 0)), "#8a6a50", 1.2, { opacity: 0.18 });
  paper.clipped(opening, () => {
    paper.path(
      opening,
      paper.linear(
        [
          [0, "#e3cfb4"],
          [1, "#fff8ea"],
        ],
        [0, 0],
        [1, 1],
      ),
    );
    const panePaths = glass.map((pane) => polygon(flat(pane, reveal))).join("");
    paper.path(polygon(flat(outline, reveal)), frame);
    paper.clipped(panePaths, shape.view);
    paper.stroke(panePaths, "#8a6a50", 1.2, { opacity: 0.28 });
  });
  if (shape.sill) {
    const { low, high } = boundsOf(outline);
    const [a, b] = [low[0] - 0.14, high[0] + 0.14];
    const y = low[1] - 0.03;
    paper.path(
      stage.face([plane(a, y, 0), plane(b, y, 0), plane(b, y, -0.16), plane(a, y, -0.16)]),
      "#fffdf8",
    );
    paper.path(
      stage.face([
        plane(a, y, -0.16),
        plane(b, y, -0.16),
        plane(b, y - 0.06, -0.16),
        plane(a, y - 0.06, -0.16),
      ]),
      "#e6d6bd",
    );
    const under = [plane(a, y - 0.06, 0), plane(b, y - 0.06, 0), plane(b, y - 0.2, 0), plane(a, y - 0.2, 0)];
    paper.path(stage.face(under), "#4a2c22", { opacity: 0.1, filter: paper.blur(5) });
  }
  return glass.map((pane) => pane.map(([u, v]) => plane(u, v, reveal)));
}

export interface Sun {
  /** Where the light goes for each metre that it falls. */
  dx: number;
  dz: number;
  /** The floor it may reach. */
  left: number;
  right: number;
  back: number;
  colour?: string;
  strength?: number;
  /** Also shows the beam in the air. */
  shaft?: number;
}

/** The lit shape of each pane on the floor, and the beam between window and floor. */
export function sunlight(stage: Stage, glass: readonly Vec3[][], sun: Sun): void {
  const { paper } = stage;
  const { colour = "#fff0c9", strength = 0.62, shaft = 0 } = sun;
  const land = ([x, y, z]: Vec3): Point => [x + sun.dx * y, z + sun.dz * y];
  const spots = glass
    .map((pane) => {
      const cut = clip(clip(pane.map(land), 0, sun.left, 1), 0, sun.right, -1);
      return clip(clip(cut, 1, 0.5, 1), 1, sun.back, -1);
    })
    .filter((spot) => spot.length > 2)
    .map((spot) => stage.points(spot.map(([x, z]): Vec3 => [x, 0, z])));
  if (spots.length === 0) return;
  const all = spots.flat();
  const rows = all.map(([, y]) => y);
  const [far, near] = [Math.min(...rows), Math.min(Math.max(...rows), paper.height)];
  const fade = paper.linearAcross(
    [
      [0, colour, strength],
      [1, colour, strength * 0.6],
    ],
    [0, far],
    [0, near],
  );
  paper.path(spots.map((spot) => polygon(spot)).join(""), fade, { filter: paper.blur(9), opacity: 0.5 });
  paper.path(spots.map((spot) => polygon(spot)).join(""), fade, { filter: paper.blur(1.6) });
  if (shaft > 0) {
    const openings = stage.points(glass.flat());
    const top = Math.min(...openings.map(([, y]) => y));
    const air = paper.linearAcross(
      [
        [0, colour, shaft],
        [1, colour, shaft * 0.25],
      ],
      [0, top],
      [0, near],
    );
    paper.path(polygon(hull([...openings, ...all])), air, { filter: paper.blur(6) });
  }
}
