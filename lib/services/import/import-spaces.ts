import "server-only";
import { recordItems } from "@/lib/data/import/import-items";
import { insertSpaces } from "@/lib/data/import/insert-rows";
import { listClosures, lockClosures } from "@/lib/data/room-time/closures";
import { listRoomParts } from "@/lib/data/room-time/room-parts";
import { listSpaces } from "@/lib/data/space/spaces";
import { columnKey } from "@/lib/domain/import/recognize-columns";
import type { SpaceRow } from "@/lib/schemas/import/rows";
import { ALL_TIME } from "@/lib/services/space/change-parts";
import { refreshClosures } from "@/lib/services/vacancy/free-time";
import type { Check, Row } from "./plan";

/** Rooms, each name once. */
export const checkSpaces: Check<SpaceRow> = async (on, rows) => {
  const seen = new Set((await listSpaces(on)).map(({ name }) => columnKey(name)));
  const ready: Row<SpaceRow>[] = [];
  const duplicates: number[] = [];
  for (const one of rows) {
    const key = columnKey(one.value.name);
    if (seen.has(key)) duplicates.push(one.row);
    else ready.push(one);
    seen.add(key);
  }
  return {
    ...{ ready, duplicates, errors: [] },
    write: async (tx, importId) => {
      await lockClosures(tx);
      const spaces = ready.map(({ value: { externalCalendarUrl: _, imageUrls: __, ...fields } }) => fields);
      const ids = await insertSpaces(tx, spaces);
      await recordItems(tx, importId, "space", ids);
      // Closures of the whole centre close new rooms too.
      const closures = await listClosures({}, tx);
      if (closures.some(({ spaceId }) => spaceId === null)) {
        const parts = await listRoomParts(tx);
        for (const id of ids) await refreshClosures(tx, id, ALL_TIME, parts);
      }
      return ids.length;
    },
  };
};
