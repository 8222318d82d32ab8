/** What is seen outside. Every view fills the picture and is cut to the panes, so all windows share one landscape. */

import { lighten, mix } from "../engine/colour";
import { curve, ellipse, type Point } from "../engine/geometry";
import type { Paper } from "../engine/paper";
import { Random } from "../engine/random";

export interface ViewShape {
  /** Row of the far horizon. */
  horizon: number;
  sun?: Point;
  /** Size of the scenery; 1 suits a window of half the picture's height. */
  size?: number;
  seed?: number;
  mood?: "morning" | "day" | "dusk" | "night";
}

const moods = {
  morning: {
    sky: ["#f6d3a8", "#fbe3bf", "#f9c9a0"],
    hills: ["#b9cbbb", "#93b39b", "#6f977e", "#527a62"],
    disc: "#fffbe6",
  },
  day: {
    sky: ["#bcd9dc", "#dcebe4", "#fbf3df"],
    hills: ["#bcd0c3", "#9cbda5", "#7da588", "#628f70"],
    disc: "#fffbe8",
  },
  dusk: {
    sky: ["#8f76ad", "#d9a5ae", "#fbcf9f"],
    hills: ["#a487a8", "#81688f", "#624f78", "#4b3f63"],
    disc: "#ffe3ac",
  },
  night: {
    sky: ["#221a3a", "#3a2f5e", "#6a5590"],
    hills: ["#4b3f70", "#3d335d", "#30284b", "#251f3b"],
    disc: "#fff3d0",
  },
} as const;

/** Rolling hills under the sky, with cypresses on the middle ridge. */
export function hills(paper: Paper, shape: ViewShape): void {
  const { horizon, sun, size = 1, seed = 7, mood = "morning" } = shape;
  const random = new Random(seed);
  const { sky, hills: ridges, disc } = moods[mood];
  const { width } = paper;
  const top = horizon - 420 * size;
  paper.rect(0, top - 800, width, 820, sky[0]);
  paper.rect(
    0,
    top,
    width,
    460 * size,
    paper.linear([
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]),
  );
  if (mood === "night") stars(paper, random, horizon);
  if (sun) {
    paper.glow(sun[0], sun[1], 260 * size, disc, mood === "night" ? 0.35 : 0.9);
    paper.ellipse(sun[0], sun[1], 44 * size, 44 * size, disc);
  }
  ridges.forEach((colour, i) => {
    const base = horizon + (i * 36 - 14) * size;
    const phase = random.between(0, 6);
    const ridge = (x: number) =>
      base -
      (Math.sin(x / ((200 - i * 22) * size) + phase) * 36 + Math.sin(x / (97 * size) + phase * 2) * 9) * size;
    const points: Point[] = [];
    for (let x = -60; x <= width + 60; x += 30) points.push([x, ridge(x)]);
    if (i === 2)
      for (let x = 20; x < width; x += random.between(22, 130) * size)
        cypress(paper, x, ridge(x) + 8, random.between(34, 66) * size, mix(colour, "#1f4436", 0.5));
    const land = paper.linearAcross(
      [
        [0, lighten(colour, mood === "night" ? 0.1 : 0.34)],
        [1, colour],
      ],
      [0, base - 40 * size],
      [0, base + 90 * size],
    );
    paper.path(`${curve(points, false)}V${horizon + 1400}H-60Z`, land);
    if (i === 1)
      for (let x = 0; x < width; x += random.between(50, 120) * size)
        bush(paper, x, ridge(x) + 6, random.between(7, 15) * size, mix(colour, "#2c5443", 0.4));
  });
}

export function stars(paper: Paper, random: Random, below: number): void {
  for (let i = 0; i < 170; i++) {
    const [x, y] = [random.next() * paper.width, random.next() * below];
    paper.ellipse(x, y, random.between(0.7, 1.9), random.between(0.7, 1.9), "#fff3d6", {
      opacity: random.between(0.3, 0.95),
    });
  }
}

export function cypress(paper: Paper, x: number, y: number, height: number, colour: string): void {
  const w = height * 0.13;
  const body = curve([
    [x, y - height],
    [x + w * 0.6, y - height * 0.7],
    [x + w, y - height * 0.3],
    [x + w * 0.5, y],
    [x - w * 0.5, y],
    [x - w, y - height * 0.3],
    [x - w * 0.6, y - height * 0.7],
  ]);
  paper.path(
    body,
    paper.linear(
      [
        [0, mix(colour, "#dfe8c0", 0.25)],
        [0.5, colour],
        [1, mix(colour, "#1d3a30", 0.3)],
      ],
      [0, 0],
      [1, 0],
    ),
  );
}

function bush(paper: Paper, x: number, y: number, radius: number, colour: string): void {
  paper.path(
    ellipse(x, y - radius * 0.5, radius, radius * 0.85) +
      ellipse(x + radius, y - radius * 0.3, radius * 0.7, radius * 0.6),
    colour,
  );
}

/** Sunlit leaves out of focus, close to the glass. */
export function greenery(paper: Paper, horizon: number, seed: number): void {
  const random = new Random(seed);
  paper.wash(
    paper.linear([
      [0, "#e9f2df"],
      [0.5, "#f9f1d6"],
      [1, "#b6cfae"],
    ]),
  );
  paper.group({ filter: paper.blur(7) }, () => {
    for (let i = 0; i < 420; i++) {
      const depth = i / 420;
      const colour = mix("#cfe2bf", "#5f8f6c", depth * random.between(0.55, 1));
      const y = horizon + random.between(-30, 300) * (0.4 + depth) - 40;
      paper.ellipse(random.next() * paper.width, y, random.between(14, 42), random.between(10, 26), colour, {
        opacity: 0.75,
      });
    }
    for (let i = 0; i < 60; i++) {
      const radius = random.between(5, 16);
      paper.ellipse(
        random.next() * paper.width,
        horizon - random.between(-140, 260),
        radius,
        radius,
        "#fffbe2",
        { opacity: 0.5 },
      );
    }
  });
}

/** An open sky with soft clouds. */
export function clouds(paper: Paper, seed: number): void {
  const random = new Random(seed);
  paper.wash(
    paper.linear([
      [0, "#b9d6de"],
      [0.45, "#dcebe9"],
      [1, "#fdf1dc"],
    ]),
  );
  for (let i = 0; i < 12; i++) {
    const [x, y, w] = [random.next() * paper.width, random.between(20, 420), random.between(50, 120)];
    const cloud =
      ellipse(x, y, w, w * 0.22) +
      ellipse(x - w * 0.25, y - w * 0.16, w * 0.4, w * 0.26) +
      ellipse(x + w * 0.25, y - w * 0.12, w * 0.34, w * 0.2);
    paper.path(cloud, "#fffaf0", { opacity: 0.85 });
  }
}
