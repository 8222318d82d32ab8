import "server-only";
import { sumFees } from "@/lib/data/membership/fees";
import { listMemberLives } from "@/lib/data/membership/register";
import { findSettings } from "@/lib/data/site/settings";
import { categoryLabel, type MemberCategory } from "@/lib/domain/membership/category";
import { memberStatistics, registerOn } from "@/lib/domain/membership/register";
import { type CalendarDay, dayOf, earlierOf, partsOfDay } from "@/lib/domain/time/dates";
import { fieldError } from "@/lib/errors";
import { VALIDATION } from "@/lib/messages/validation";
import type { MemberStatisticsAnswer, RegisterRow } from "@/lib/schemas/membership/register";

/** The register with the data of its printed file. */
interface Register {
  /** The day, in Europe/Rome. */
  on: CalendarDay;
  association: string;
  /** The current categories, for their labels. */
  categories: readonly MemberCategory[];
  rows: readonly RegisterRow[];
}

/**
 * The register of members at the end of a day.
 * @param on defaults to today
 * @throws AppError VALIDATION at `on` for a future day, because its register could still change
 */
export async function findRegister(on: CalendarDay | undefined, now: Date): Promise<Register> {
  const day = on ?? dayOf(now);
  if (day > dayOf(now)) throw fieldError("on", VALIDATION.futureDay);
  const [lives, settings] = await Promise.all([listMemberLives(), findSettings()]);
  const rows = registerOn(lives, day).map(({ known, ...row }) => ({ ...row, ...known }));
  return { on: day, association: settings.legalName, categories: settings.memberCategories, rows };
}

/** @param year defaults to the current one */
export async function findMemberStatistics(
  year: number | undefined,
  now: Date,
): Promise<MemberStatisticsAnswer> {
  const today = dayOf(now);
  const wanted = year ?? partsOfDay(today).year;
  const until = earlierOf(`${wanted}-12-31`, today);
  const [lives, { memberCategories }, fees] = await Promise.all([
    listMemberLives(),
    findSettings(),
    sumFees(wanted),
  ]);
  const { byCategory, ...statistics } = memberStatistics(lives, wanted, until);
  const named = Object.entries(byCategory).map(([key, count]) => ({
    key,
    label: categoryLabel(memberCategories, key),
    count,
  }));
  return { year: wanted, until, ...statistics, byCategory: named, fees };
}
