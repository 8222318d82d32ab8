"use client";

import { useQuery } from "@tanstack/react-query";
import { MIN_PARTS } from "@/lib/domain/room-time/room-parts";
import type { ShownSpace } from "@/lib/schemas/space/space";
import { ChecklistField } from "./checklist-field";

interface RoomsFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  className: string;
  /** Only rooms that can be parts of another: those that are not made of others themselves. */
  ofParts: boolean;
}

/** Several of the rooms; nothing where there are too few to make another of. */
export function RoomsField({ ofParts, ...field }: RoomsFieldProps) {
  const { data = [] } = useQuery<Pick<ShownSpace, "id" | "name" | "partIds">[]>({
    queryKey: ["/api/spaces"],
  });
  const rooms = ofParts ? data.filter(({ partIds }) => partIds.length === 0) : data;
  if (ofParts && rooms.length < MIN_PARTS) return null;
  return <ChecklistField {...field} options={rooms.map(({ id, name }) => ({ value: id, label: name }))} />;
}
