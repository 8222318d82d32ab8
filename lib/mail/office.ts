import { officeHoursText } from "@/lib/domain/site/office-hours";
import { weekdayNames } from "@/lib/domain/time/day-format";
import type { MailContext } from "./mail-words";

/** The office hours, for mails that refer people to the office; empty if the association has not entered them. */
export function officeFacts({ t, language, site }: MailContext): [string, string][] {
  const hours = officeHoursText(site.officeHours, weekdayNames(language));
  const lines = [hours, site.officeNote].filter((line) => line !== "");
  return lines.length === 0 ? [] : [[t("mails.facts.office"), lines.join("\n")]];
}
