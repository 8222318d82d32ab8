"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useToday } from "@/lib/client/site/use-today";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import { paths } from "@/lib/paths";

/**
 * The search for embedding in other sites: a plain form whose results open in a new tab, because no other page may be
 * shown in a frame.
 * @param today the day in Rome when the page was rendered
 */
export function EmbeddedSearch({ today: todayOnServer }: { today: CalendarDay }) {
  const today = useToday(todayOnServer);
  const [start, setStart] = useState("");
  const [end, setEnd] = useState("");
  const choose = (day: string) => {
    setStart(day);
    if (end < day) setEnd(day);
  };
  return (
    <form
      action={paths.spaces}
      method="get"
      target="_blank"
      aria-labelledby="cerca"
      className="grid gap-4 min-[34rem]:grid-cols-2"
      rel="noopener"
    >
      <input type="hidden" name="isFullDay" value="true" />
      <Field label="Check-in">
        <Input
          type="date"
          name="startDate"
          required
          min={today}
          value={start}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      <Field label="Check-out">
        <Input
          type="date"
          name="endDate"
          required
          min={start || today}
          value={end}
          onChange={({ target }) => setEnd(target.value)}
        />
      </Field>
      <Field label="Tipo di spazio">
        <Select name="type" defaultValue="">
          <option value="">Tutti gli spazi</option>
          <option value="therapy">Terapia</option>
          <option value="yoga">Yoga</option>
          <option value="workshop">Laboratorio</option>
          <option value="meeting">Riunioni</option>
        </Select>
      </Field>
      <Button type="submit" variant="action" size="lg" className="self-end">
        <Search />
        Cerca Disponibilità
        <span className="sr-only"> (si apre in una nuova scheda)</span>
      </Button>
    </form>
  );
}
