import type { Paper } from "./paper";

/** One picture: where it goes under public/images, how large it is, how it is drawn. */
export interface Scene {
  file: string;
  width: number;
  height: number;
  draw: (paper: Paper) => void;
}

/** A picture of the usual size. */
export function scene(file: string, draw: Scene["draw"]): Scene {
  return { file, width: 1600, height: 1000, draw };
}
