import { curve, type Point } from "../engine/geometry";
import type { Stage, Vec3 } from "../engine/stage";

/** A cello that leans on its spike. */
export function cello(stage: Stage, [x, y, z]: Vec3, turn: number): void {
  const { paper } = stage;
  const unit = stage.scale(z);
  const [px, py] = stage.at([x, y, z]);
  const p = (dx: number, dy: number): Point => [dx * unit, -dy * unit];
  const side = (s: 1 | -1): Point[] => [
    p(0, 0.12),
    p(s * 0.15, 0.14),
    p(s * 0.215, 0.28),
    p(s * 0.16, 0.43),
    p(s * 0.115, 0.52),
    p(s * 0.15, 0.64),
    p(s * 0.165, 0.75),
    p(s * 0.11, 0.85),
    p(0, 0.87),
  ];
  const body = curve([...side(1), ...side(-1).reverse().slice(1, -1)]);
  paper.group({ transform: `translate(${px} ${py}) rotate(${turn})` }, () => {
    paper.stroke(curve([p(0, 0), p(0, 0.14)], false), "#d8d2c8", 0.014 * unit);
    paper.path(
      body,
      paper.linear(
        [
          [0, "#d98f4e"],
          [0.5, "#b4622f"],
          [1, "#7f3d1d"],
        ],
        [0, 0],
        [1, 0.3],
      ),
    );
    paper.stroke(body, "#5e2b15", 0.012 * unit, { opacity: 0.8 });
    for (const s of [-1, 1])
      paper.stroke(
        curve([p(s * 0.07, 0.58), p(s * 0.085, 0.5), p(s * 0.075, 0.42), p(s * 0.09, 0.36)], false),
        "#3e1d12",
        0.012 * unit,
      );
    paper.stroke(curve([p(0, 0.3), p(0, 1.3)], false), "#33201c", 0.042 * unit);
    paper.stroke(curve([p(-0.07, 0.42), p(0.07, 0.42)], false), "#e9c48f", 0.02 * unit);
    for (const dx of [-0.012, 0.012]) paper.stroke(curve([p(dx, 0.24), p(dx, 1.26)], false), "#f1e3c4", 1.2);
    paper.stroke(curve([p(0, 1.28), p(0.03, 1.36), p(-0.02, 1.39)], false), "#6b3a20", 0.04 * unit);
  });
}
