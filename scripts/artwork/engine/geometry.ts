/** Plane geometry behind every drawing: all functions are pure and work in whatever unit they are given. */

export type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A path of straight lines through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The item at an index that wraps around in both directions. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error("An empty list has no items");
  return item;
}

function clamped<T>(items: readonly T[], index: number): T {
  return cyclic(items, Math.max(0, Math.min(items.length - 1, index)));
}

/** A smooth path (Catmull-Rom, written as cubic Béziers) through the points. */
export function curve(points: readonly Point[], closed = true): string {
  const at = closed ? cyclic<Point> : clamped<Point>;
  const [startX, startY] = at(points, 0);
  let path = `M${round(startX)} ${round(startY)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const controls = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    controls.push(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6, c[0], c[1]);
    path += `C${controls.map(round).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

/** Points along the smooth curve through `points`, `steps` to each segment, ends included. */
export function sampleCurve(points: readonly Point[], steps = 8): Point[] {
  const result: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [clamped(points, i - 1), clamped(points, i)];
    const [c, d] = [clamped(points, i + 1), clamped(points, i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      result.push([blend(0), blend(1)]);
    }
  }
  result.push(clamped(points, points.length - 1));
  return result;
}

/** Outline of a soft tube through `joints` whose radius goes through `radii`: limbs, stems, handles. */
export function limb(joints: readonly Point[], radii: readonly number[]): string {
  const steps = 8;
  const spine = sampleCurve(joints, steps);
  const widths = sampleCurve(
    radii.map((radius): Point => [radius, 0]),
    steps,
  ).map(([radius]) => radius);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = clamped(spine, i - 1);
    const [bx, by] = clamped(spine, i + 1);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const width = clamped(widths, i);
    left.push([x + nx * width, y + ny * width]);
    right.unshift([x - nx * width, y - ny * width]);
  });
  const cap = (i: number): string => {
    const [x, y] = clamped(spine, i);
    return circle(x, y, clamped(widths, i));
  };
  return polygon([...left, ...right]) + cap(0) + cap(spine.length - 1);
}

/** A circle as a path, wound so that it unites with `limb` under the non-zero rule. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [round(rx), round(ry)];
  return `M${round(x - rx)} ${round(y)}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0Z`;
}

/** The part of a convex polygon where the coordinate on `axis` is below (`keep` -1) or above (1) `limit`. */
export function clip(points: readonly Point[], axis: 0 | 1, limit: number, keep: 1 | -1): Point[] {
  const inside = (p: Point) => (p[axis] - limit) * keep >= 0;
  return points.flatMap((p, i): Point[] => {
    const q = cyclic(points, i + 1);
    const kept: Point[] = inside(p) ? [p] : [];
    if (inside(p) === inside(q)) return kept;
    const t = (limit - p[axis]) / (q[axis] - p[axis]);
    return [...kept, [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]];
  });
}

/** Convex hull, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [b, a] = [clamped(chain, chain.length - 1), clamped(chain, chain.length - 2)];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
