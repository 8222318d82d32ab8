/** Icons that the style sheet draws (app/icons.css), each from an icon of the package. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  CalendarDays,
  CalendarSync,
  ChevronDown,
  Clock,
  DoorOpen,
  Hourglass,
  MapPin,
  Maximize,
  Sparkles,
  Star,
  Users,
} from "lucide";

/** By the selector of the elements that show them. */
const DRAWINGS = {
  '[data-icon="calendar"]': CalendarDays,
  '[data-icon="lessons"]': CalendarSync,
  '[data-icon="clock"]': Clock,
  '[data-icon="duration"]': Hourglass,
  '[data-icon="place"]': MapPin,
  '[data-icon="people"]': Users,
  '[data-icon="room"]': DoorOpen,
  '[data-icon="size"]': Maximize,
  '[data-icon="featured"]': Sparkles,
  '[data-icon="popular"]': Star,
  ".select": ChevronDown,
};

const FRAME = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "#000",
  "stroke-width": 2,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

/** @param {Record<string, string | number | undefined>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}='${value}'`)
    .join("");

/**
 * A drawing as a data URL.
 * @param {import("lucide").IconNode} nodes
 */
function address(nodes) {
  const parts = nodes.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("");
  const svg = `<svg${written(FRAME)}>${parts}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}

/**
 * Writes the style sheet with the drawings into a folder.
 * @param {string} folder
 */
export function writeIcons(folder) {
  mkdirSync(folder, { recursive: true });
  const rules = Object.entries(DRAWINGS).map(
    ([selector, nodes]) => `  ${selector} {\n    --drawing: url("${address(nodes)}");\n  }\n`,
  );
  writeFileSync(join(folder, "icons.css"), `@layer components {\n${rules.join("")}}\n`);
}
