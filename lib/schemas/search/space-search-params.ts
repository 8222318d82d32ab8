import type { z } from "zod";
import { text, textIn } from "@/lib/domain/language/text";
import { maxPriceFromSlider } from "@/lib/domain/search/space-search";
import type { SpaceSearch } from "@/lib/domain/search/space-search-url";
import { spaceSearchQuerySchema } from "./space-search";

/** The `searchParams` that Next.js passes to a page. */
export type PageQuery = Record<string, string | string[] | undefined>;

interface ParsedSpaceSearch {
  search: SpaceSearch;
  /** Italian sentences for the visitor about parameters dropped from the query. */
  notes: string[];
}

const PERIOD_PARAMS = ["startDate", "endDate", "isFullDay", "startTime", "endTime"] as const;
const PARAMS = [
  ...PERIOD_PARAMS,
  "availableOnly",
  "type",
  "maxPrice",
  "people",
  "capacity",
  "services",
  "sort",
] as const;
type Param = (typeof PARAMS)[number];

/** The values that mean no choice. */
const NO_CHOICE = new Set(["", "all", "any"]);

const NOTES: Record<Exclude<Param, (typeof PERIOD_PARAMS)[number]>, string> = {
  availableOnly: text("refusals.search.availableOnly"),
  type: text("refusals.search.type"),
  maxPrice: text("refusals.search.maxPrice"),
  people: text("refusals.search.people"),
  capacity: text("refusals.search.capacity"),
  services: text("refusals.search.services"),
  sort: text("refusals.search.sort"),
};

/** Joins repeated parameters: without JavaScript, a form submits each checked service as a separate parameter. */
function flatten(query: PageQuery): Partial<Record<Param, string>> {
  const flat: Partial<Record<Param, string>> = {};
  for (const param of PARAMS) {
    const value = query[param];
    const values = (Array.isArray(value) ? value : [value]).filter(
      (item): item is string => item !== undefined && !NO_CHOICE.has(item),
    );
    const wanted = param === "services" ? values.join(",") : values[0];
    if (wanted) flat[param] = wanted;
  }
  return flat;
}

const isPeriodParam = (param: unknown): param is (typeof PERIOD_PARAMS)[number] =>
  PERIOD_PARAMS.some((name) => name === param);

/** Drops the parameters that the issues refer to; for an invalid period, all its parameters. */
function dropWrong(flat: Partial<Record<Param, string>>, issues: z.core.$ZodIssue[]): string[] {
  const notes = new Set<string>();
  for (const { path, message } of issues) {
    const param = PARAMS.find((name) => name === path[0]);
    if (param === undefined) continue;
    if (isPeriodParam(param)) {
      for (const name of PERIOD_PARAMS) delete flat[name];
      notes.add(text("refusals.search.period", { why: textIn(message) }));
    } else {
      delete flat[param];
      notes.add(NOTES[param]);
    }
  }
  return [...notes];
}

/**
 * Parses the search in a page's query with the schema of the API, but drops invalid parameters, each with a note,
 * instead of throwing.
 */
export function parseSpaceSearch(query: PageQuery): ParsedSpaceSearch {
  const flat = flatten(query);
  const notes: string[] = [];
  // Each round drops at least one parameter; issues of the whole period only appear once its fields are valid.
  for (let round = 0; round < PARAMS.length; round++) {
    const parsed = spaceSearchQuerySchema.safeParse(flat);
    if (parsed.success) {
      const { maxPrice, ...filters } = parsed.data.filters;
      const limit = maxPrice === undefined ? undefined : maxPriceFromSlider(maxPrice);
      return { search: { request: parsed.data.request, filters: { ...filters, maxPrice: limit } }, notes };
    }
    notes.push(...dropWrong(flat, parsed.error.issues));
  }
  return { search: { request: null, filters: { sort: "featured" } }, notes };
}
