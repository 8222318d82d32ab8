import type { Stage, Vec3 } from "../engine/stage";
import { palette } from "../palette";
import { contactShadow, turned } from "./solids";

export function candle(
  stage: Stage,
  [x, y, z]: Vec3,
  height: number,
  options: { radius?: number; colour?: string; glow?: number } = {},
): void {
  const { radius = 0.05, colour = palette.cream, glow = 0.5 } = options;
  const { paper } = stage;
  const scale = stage.scale(z);
  contactShadow(stage, [x, y, z], radius * 2, radius * 1.8, 0.3);
  turned(
    stage,
    {
      x,
      y,
      z,
      profile: [
        [radius, 0],
        [radius, height],
      ],
      straight: true,
    },
    colour,
  );
  const [cx, cy] = stage.at([x, y + height, z]);
  const flame = Math.min(Math.max(radius * 1.5, 0.05), 0.07) * scale;
  paper.glow(cx, cy - flame * 0.6, flame * 5.5, "#ffce7a", glow);
  paper.ellipse(
    cx,
    cy,
    radius * 0.8 * scale,
    radius * 0.8 * scale * Math.max(stage.tilt(y + height, z), 0.1),
    "#fff0c4",
  );
  paper.path(
    `M${cx} ${cy - flame * 1.6}C${cx + flame * 0.75} ${cy - flame * 0.6} ${cx + flame * 0.42} ${cy} ${cx} ${cy}C${cx - flame * 0.42} ${cy} ${cx - flame * 0.75} ${cy - flame * 0.6} ${cx} ${cy - flame * 1.6}Z`,
    "#fff4cc",
  );
  paper.ellipse(cx, cy - flame * 0.3, flame * 0.2, flame * 0.34, "#f6a93e", { opacity: 0.85 });
}
