"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { Select } from "@/components/ui/select";
import type { Space } from "@/lib/schemas/space/space";
import { useRegister } from "./use-register";

/** A select of the rooms, or none. Preserves the chosen value while the rooms are loading. */
export function SpaceSelect({ name, none, ...field }: { name: string; none: string; id?: string }) {
  const { getValues } = useFormContext();
  const register = useRegister();
  const { data } = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const chosen: unknown = getValues(name);
  const isLoading = data === undefined && chosen !== "" && chosen !== null && chosen !== undefined;
  return (
    // Remounted when the rooms are loaded, so that the option with the form's value exists and gets selected.
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
