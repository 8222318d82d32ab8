/** Gallery: a circle of people around a fire bowl at dusk. */

import { scene } from "../engine/scene";
import { Stage } from "../engine/stage";
import { stringLights } from "../parts/festoons";
import { meadow } from "../parts/ground";
import { seated } from "../parts/people/seated";
import { roundRug } from "../parts/rugs";
import { contactShadow, turned } from "../parts/solids";
import { tree } from "../parts/tree";
import { hills } from "../parts/view";

export const cerchio = scene("gallery/cerchio", (paper) => {
  const stage = new Stage(paper, { focal: 1150, eye: 1.75, horizon: 455 });
  hills(paper, { horizon: 420, sun: [1085, 300], size: 1.4, seed: 19, mood: "dusk" });
  meadow(paper, 560, "#6f7f6a", 9);
  paper.rect(0, 520, 1600, 480, "#6a4d86", { opacity: 0.26 });
  tree(stage, {
    at: [-3.6, 0, 7],
    height: 2.6,
    crown: 1.75,
    seed: 3,
    colours: ["#3f4f55", "#61756a", "#a9a37f"],
    grain: 0.075,
  });
  tree(stage, {
    at: [4.3, 0, 8.4],
    height: 2.5,
    crown: 1.55,
    seed: 12,
    colours: ["#3f4f55", "#61756a", "#b8a47f"],
    grain: 0.075,
  });
  stringLights(paper, [250, 150], [1480, 190], 120, 15, 0.6);
  paper.glow(800, 650, 620, "#ffb864", 0.6, 0.55);
  roundRug(stage, 0, 4.9, 2.05, ["#8d5a5a", "#d9a184", "#a86a58", "#e3b79c"]);
  fire(stage);
  const looks = [
    [-2.1, 5.5, "#d8a64f", "#8a8f9a", "#e9b894", "#6b4228", "short"],
    [2.1, 5.5, "#7c9d89", "#d9c2a8", "#8d5a3d", "#241c1f", "bun"],
    [-1.85, 4.5, "#8a6bab", "#d9c2a8", "#a9714d", "#3b2a25", "bun"],
    [1.85, 4.5, "#c56d45", "#8a8f9a", "#c98d66", "#6b4228", "long"],
    [-1.02, 3.75, "#5d8069", "#e0cdb0", "#e9b894", "#a56b3a", "tail"],
    [1.02, 3.75, "#b4532f", "#6d5b80", "#8d5a3d", "#241c1f", "short"],
  ] as const;
  for (const [x, z, top, trousers, skin, hair, hairdo] of looks)
    seated(stage, { at: [x, 0.01, z], size: 1.06 }, { top, trousers, skin, hair, hairdo });
  paper.wash(
    paper.radial(
      [
        [0, "#2a1a3c", 0],
        [0.6, "#2a1a3c", 0.03],
        [1, "#2a1a3c", 0.36],
      ],
      [0.5, 0.6],
      0.75,
    ),
  );
});

function fire(stage: Stage): void {
  const { paper } = stage;
  const [x, z] = [0, 5.1];
  contactShadow(stage, [x, 0, z], 0.6, 0.5, 0.5);
  turned(
    stage,
    {
      x,
      y: 0,
      z,
      profile: [
        [0.16, 0],
        [0.14, 0.08],
        [0.34, 0.2],
        [0.42, 0.34],
      ],
      open: true,
    },
    "#6a5048",
  );
  const [cx, cy] = stage.at([x, 0.36, z]);
  const unit = stage.scale(z);
  paper.glow(cx, cy - unit * 0.2, unit * 1.1, "#ffc46b", 0.75);
  for (const [dx, size, colour] of [
    [-0.13, 0.36, "#ef8a3c"],
    [0.14, 0.42, "#ef8a3c"],
    [0, 0.62, "#f6a544"],
    [-0.06, 0.38, "#fbc566"],
    [0.07, 0.34, "#fbd27a"],
    [0, 0.22, "#fff0bd"],
  ] as const) {
    const [fx, h] = [cx + dx * unit, size * unit];
    paper.path(
      `M${fx} ${cy - h}C${fx + h * 0.1} ${cy - h * 0.62} ${fx + h * 0.36} ${cy - h * 0.4} ${fx + h * 0.24} ${cy - h * 0.08}C${fx + h * 0.14} ${cy + h * 0.06} ${fx - h * 0.14} ${cy + h * 0.06} ${fx - h * 0.24} ${cy - h * 0.08}C${fx - h * 0.34} ${cy - h * 0.4} ${fx - h * 0.02} ${cy - h * 0.55} ${fx} ${cy - h}Z`,
      colour,
    );
  }
}
