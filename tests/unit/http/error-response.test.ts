import { rulesOfKind } from "@/lib/domain/room-time/taken-kinds";
import { AppError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/error-response";

const SPAN = { id: 1, spaceId: 1, startsAt: "2026-12-01T07:00:00.000Z", endsAt: "2026-12-01T12:00:00.000Z" };

test.each([
  ["it", "Calendario esterno"],
  ["en", "External calendar"],
] as const)("names a conflict without a title in the requested language: %s", async (language, title) => {
  const untitled = { ...SPAN, kind: "external", title: rulesOfKind("external").label };
  const titled = { ...SPAN, kind: "course", title: "Pilates" };
  const answer = await errorResponse(new AppError("CLASHES", { conflicts: [untitled, titled] }), language);
  const { conflicts } = await answer.json();
  expect(conflicts).toEqual([{ ...untitled, title }, titled]);
});
