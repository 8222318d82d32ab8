import type { Scene } from "../engine/scene";
import { bagnoDiGong } from "./bagno-di-gong";
import { ceramica } from "./ceramica";
import { cerchio } from "./cerchio";
import { cerchioDiLettura } from "./cerchio-di-lettura";
import { concerto } from "./concerto";
import { conferenzaBenessere } from "./conferenza-benessere";
import { danza } from "./danza";
import { festa } from "./festa";
import { giardino } from "./giardino";
import { hathaYoga } from "./hatha-yoga";
import { hero } from "./hero";
import { laboratorio } from "./laboratorio";
import { laboratorioArgilla } from "./laboratorio-argilla";
import { massaggio } from "./massaggio";
import { mercatinoArtigiano } from "./mercatino-artigiano";
import { mindfulness } from "./mindfulness";
import { notteDelleCandele } from "./notte-delle-candele";
import { pilates } from "./pilates";
import { ritiroDiPrimavera } from "./ritiro-di-primavera";
import { salaCielo } from "./sala-cielo";
import { salaIncontri } from "./sala-incontri";
import { salaSalvia } from "./sala-salvia";
import { studioLoto } from "./studio-loto";

/** Every picture of the site. */
export const scenes: readonly Scene[] = [
  hero,
  salaSalvia,
  studioLoto,
  laboratorioArgilla,
  salaIncontri,
  salaCielo,
  hathaYoga,
  mindfulness,
  pilates,
  ceramica,
  massaggio,
  danza,
  bagnoDiGong,
  ritiroDiPrimavera,
  cerchioDiLettura,
  notteDelleCandele,
  mercatinoArtigiano,
  conferenzaBenessere,
  cerchio,
  concerto,
  giardino,
  laboratorio,
  festa,
];
