"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { usePathIn } from "@/components/ui/use-path-in";
import { useToday } from "@/lib/client/site/use-today";
import { SPACE_TYPES } from "@/lib/domain/search/space-search";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";

/**
 * The search for embedding in other sites: a plain form whose results open in a new tab, because no other page may be
 * shown in a frame.
 * @param today the day in Rome when the page was rendered
 * @param newTab tells screen readers that a new tab opens
 */
export function EmbeddedSearch({ today: todayOnServer, newTab }: { today: CalendarDay; newTab: string }) {
  const t = useTranslations("searchForm");
  const pathIn = usePathIn();
  const today = useToday(todayOnServer);
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const choose = (day: string) => {
    setStart(day);
    if (end < day) setEnd(day);
  };
  return (
    <form
      action={pathIn(paths.spaces)}
      method="get"
      target="_blank"
      aria-labelledby="cerca"
      className="grid gap-4 min-[34rem]:grid-cols-2"
      rel="noopener"
      noValidate
    >
      <input type="hidden" name="isFullDay" value="true" />
      <Field label={t("checkIn")}>
        <Input
          type="date"
          name="startDate"
          min={today}
          value={start}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      <Field label={t("checkOut")}>
        <Input
          type="date"
          name="endDate"
          min={start || today}
          value={end}
          onChange={({ target }) => setEnd(target.value)}
        />
      </Field>
      <Field label={t("type")}>
        <Select name="type" defaultValue="">
          <option value="">{t("allTypes")}</option>
          {SPACE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`shortTypes.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="action" size="lg" className="self-end">
        <Search />
        {t("submit")}
        <span className="sr-only"> {newTab}</span>
      </Button>
    </form>
  );
}
