import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api-client";
import type { Space } from "@/lib/schemas/space/space";

/** What a room is called, by its id; empty until the rooms are known. */
export function useRoomName(): (id: number) => string {
  const { data } = useQuery<Pick<Space, "id" | "name">[]>({
    queryKey: ["/api/spaces"],
    queryFn: ({ signal }) => api.get<Space[]>("/api/spaces", { signal }),
  });
  return (id) => data?.find((space) => space.id === id)?.name ?? "";
}
