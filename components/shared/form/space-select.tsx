"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { Select } from "@/components/ui/select";
import type { Space } from "@/lib/schemas/space/space";

/** One of the rooms, or none. What was chosen before stays chosen while the rooms are loading. */
export function SpaceSelect({ name, none, ...field }: { name: string; none: string; id?: string }) {
  const { register, getValues } = useFormContext();
  const { data } = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const chosen: unknown = getValues(name);
  const isLoading = data === undefined && chosen !== "" && chosen !== null && chosen !== undefined;
  return (
    // Once the rooms are there the browser has the option that the form has chosen.
    <Select key={String(data !== undefined)} {...field} {...register(name)}>
      <option value="">{none}</option>
      {isLoading && <option value={String(chosen)}>…</option>}
      {data?.map((space) => (
        <option key={space.id} value={String(space.id)}>
          {space.name}
        </option>
      ))}
    </Select>
  );
}
