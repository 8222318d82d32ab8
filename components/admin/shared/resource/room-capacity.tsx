import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { Space } from "@/lib/schemas/space/space";

/** Warns when a course or event accepts more people than its room holds. Must be inside the form. */
export function RoomCapacity() {
  const t = useTranslations("panel.resource.fields");
  const [spaceId, most]: unknown[] = useWatch({ name: ["spaceId", "maxParticipants"] });
  const { data: rooms } = useQuery<Pick<Space, "id" | "name" | "capacity">[]>({ queryKey: ["/api/spaces"] });
  const room = rooms?.find(({ id }) => String(id) === spaceId);
  return (
    <p role="status" className="text-sm font-semibold text-honey-700 empty:hidden">
      {room !== undefined &&
        Number(most) > room.capacity &&
        t("overCapacity", { room: room.name, capacity: room.capacity })}
    </p>
  );
}
