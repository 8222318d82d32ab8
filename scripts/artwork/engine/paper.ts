/** An SVG document under construction. */

import type { Point } from "./geometry";

/** Offset 0..1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Attributes = Record<string, string | number>;

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

const attributeMarkup = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`)
    .join("");

export class Paper {
  private readonly definitions = new Map<string, string>();
  private readonly body: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Registers a definition once, however often it is asked for, and answers `url(#id)`. */
  private define(markup: (id: string) => string): string {
    const key = markup("");
    const known = this.definitions.get(key);
    if (known) return `url(#${known})`;
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, id);
    this.body.push(`<defs>${markup(id)}</defs>`);
    return `url(#${id})`;
  }

  /** Gradient over the shape's own box, top to bottom unless told. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, 1]): string {
    const axis = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.define((id) => `<linearGradient id="${id}" ${axis}>${stopMarkup(stops)}</linearGradient>`);
  }

  /** Gradient between two places of the picture, in pixels. */
  linearAcross(stops: readonly Stop[], from: Point, to: Point): string {
    const axis = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" gradientUnits="userSpaceOnUse"`;
    return this.define((id) => `<linearGradient id="${id}" ${axis}>${stopMarkup(stops)}</linearGradient>`);
  }

  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const place = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.define((id) => `<radialGradient id="${id}" ${place}>${stopMarkup(stops)}</radialGradient>`);
  }

  /** A blur whose region is the whole picture, so that thin shapes are not cut off. */
  blur(deviation: number): string {
    const region = `filterUnits="userSpaceOnUse" x="0" y="0" width="${this.width}" height="${this.height}"`;
    return this.define(
      (id) => `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  path(d: string, fill: string, attributes: Attributes = {}): void {
    this.body.push(`<path d="${d}" fill="${fill}"${attributeMarkup(attributes)}/>`);
  }

  stroke(d: string, colour: string, width: number, attributes: Attributes = {}): void {
    const style = {
      stroke: colour,
      "stroke-width": width,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    };
    this.path(d, "none", { ...style, ...attributes });
  }

  /** A rectangle over the whole picture: walls, skies, tints. */
  wash(fill: string, attributes: Attributes = {}): void {
    this.rect(0, 0, this.width, this.height, fill, attributes);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): void {
    this.body.push(`<rect${attributeMarkup({ x, y, width, height, fill, ...attributes })}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes: Attributes = {}): void {
    this.body.push(`<ellipse${attributeMarkup({ cx, cy, rx, ry, fill, ...attributes })}/>`);
  }

  /** A round glow that fades to nothing. */
  glow(x: number, y: number, radius: number, colour: string, opacity: number, squash = 1): void {
    const fill = this.radial([
      [0, colour, opacity],
      [0.35, colour, opacity * 0.5],
      [1, colour, 0],
    ]);
    this.ellipse(x, y, radius, radius * squash, fill);
  }

  group(attributes: Attributes, draw: () => void): void {
    this.body.push(`<g${attributeMarkup(attributes)}>`);
    draw();
    this.body.push("</g>");
  }

  clipped(d: string, draw: () => void, rule: "nonzero" | "evenodd" = "nonzero"): void {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${d}" clip-rule="${rule}"/></clipPath>`);
    this.group({ "clip-path": clip }, draw);
  }

  /** A part of the picture, drawn `pixels` wide; all of it unless told. */
  toString(view = { x: 0, y: 0, width: this.width, height: this.height }, pixels = this.width): string {
    const high = Math.round((pixels * view.height) / view.width);
    const size = `width="${pixels}" height="${high}" viewBox="${view.x} ${view.y} ${view.width} ${view.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.body.join("")}</svg>`;
  }
}
