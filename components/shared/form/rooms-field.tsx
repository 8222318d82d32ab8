import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { CheckboxField } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MIN_PARTS } from "@/lib/domain/room-time/room-parts";
import type { ShownSpace, Space } from "@/lib/schemas/space/space";
import { useRegister } from "./use-register";

interface RoomsFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  className: string;
  /** Only rooms that can be part of another room, which excludes rooms that consist of parts themselves. */
  ofParts: boolean;
}

/** The choice of several rooms. Renders nothing if there are too few rooms to combine. */
export function RoomsField({ ofParts, ...field }: RoomsFieldProps) {
  const { data = [] } = useQuery<Pick<ShownSpace, "id" | "name" | "partIds">[]>({
    queryKey: ["/api/spaces"],
  });
  const rooms = ofParts ? data.filter(({ partIds }) => partIds.length === 0) : data;
  if (ofParts && rooms.length < MIN_PARTS) return null;
  return <ChecklistField {...field} options={rooms.map(({ id, name }) => ({ value: id, label: name }))} />;
}

interface ChecklistFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: readonly { value: number; label: string }[];
  className: string;
}

function ChecklistField({ name, label, hint, error, options, className }: ChecklistFieldProps) {
  const id = useId();
  const { field } = useController({ name });
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <fieldset
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={cn("m-0 min-w-0 border-0 p-0", className)}
    >
      <legend className="mb-1 p-0 text-[0.94rem] font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            checked={ticked.includes(option.value)}
            onBlur={field.onBlur}
            onCheckedChange={(isTicked) =>
              field.onChange(
                isTicked ? [...ticked, option.value] : ticked.filter((one) => one !== option.value),
              )
            }
          >
            {option.label}
          </CheckboxField>
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

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
