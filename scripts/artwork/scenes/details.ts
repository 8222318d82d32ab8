import { laboratorioArgilla } from "./laboratorio-argilla";
import { salaCielo } from "./sala-cielo";
import { salaIncontri } from "./sala-incontri";
import { salaSalvia } from "./sala-salvia";
import { studioLoto } from "./studio-loto";

/** Closer views of the rooms: the same drawing, of which only a part is seen. */
export const details = [
  { of: salaSalvia, number: 2, view: [960, 330, 640, 400] },
  { of: salaSalvia, number: 3, view: [0, 60, 800, 500] },
  { of: studioLoto, number: 2, view: [100, 560, 704, 440] },
  { of: studioLoto, number: 3, view: [900, 190, 700, 437.5] },
  { of: laboratorioArgilla, number: 2, view: [0, 160, 1040, 650] },
  { of: laboratorioArgilla, number: 3, view: [560, 400, 800, 500] },
  { of: salaIncontri, number: 2, view: [640, 110, 720, 450] },
  { of: salaIncontri, number: 3, view: [0, 250, 800, 500] },
  { of: salaCielo, number: 2, view: [430, 600, 640, 400] },
  { of: salaCielo, number: 3, view: [0, 0, 800, 500] },
].map(({ of, number, view: [x = 0, y = 0, width = 0, height = 0] }) => ({
  of,
  file: `${of.file}-${number}`,
  view: { x, y, width, height },
}));
