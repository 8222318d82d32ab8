/**
 * The camera. A stage looks straight into depth (one-point perspective): x goes right, y up from the floor,
 * z away from the eye, all in metres; x = 0 is the line of sight. Faces parallel to the picture keep their shape.
 */

import { type Point, polygon } from "./geometry";
import type { Paper } from "./paper";

export type Vec3 = readonly [x: number, y: number, z: number];

/** A flat surface of the room: (u, v) lie on it in metres, `out` goes through it, away from the room. */
export type Plane = (u: number, v: number, out?: number) => Vec3;

export const backWall =
  (z: number): Plane =>
  (u, v, out = 0) => [u, v, z + out];

/** u is the depth z. */
export const leftWall =
  (x: number): Plane =>
  (u, v, out = 0) => [x - out, v, u];

export const rightWall =
  (x: number): Plane =>
  (u, v, out = 0) => [x + out, v, u];

export interface Camera {
  /** Pixels that one metre takes at one metre's distance. */
  focal: number;
  /** Height of the eye in metres. */
  eye: number;
  /** Picture row of the horizon in pixels. */
  horizon: number;
  /** Picture column of the vanishing point; the middle when left out. */
  vanishX?: number;
}

export class Stage {
  private readonly vanishX: number;

  constructor(
    readonly paper: Paper,
    readonly camera: Camera,
  ) {
    this.vanishX = camera.vanishX ?? paper.width / 2;
  }

  /** Pixels to the metre at depth z. */
  scale(z: number): number {
    return this.camera.focal / z;
  }

  at([x, y, z]: Vec3): Point {
    const scale = this.scale(Math.max(z, 0.2));
    return [this.vanishX + x * scale, this.camera.horizon + (this.camera.eye - y) * scale];
  }

  points(corners: readonly Vec3[]): Point[] {
    return corners.map((corner) => this.at(corner));
  }

  face(corners: readonly Vec3[]): string {
    return polygon(this.points(corners));
  }

  /** Outline of a level circle. */
  disc(x: number, y: number, z: number, radius: number): Point[] {
    return Array.from({ length: 48 }, (_, i) => {
      const angle = (i / 48) * Math.PI * 2;
      return this.at([x + radius * Math.cos(angle), y, z + radius * Math.sin(angle)]);
    });
  }

  /** How much of its width the height of a level circle takes at height y and depth z. */
  tilt(y: number, z: number): number {
    return (this.camera.eye - y) / z;
  }
}
