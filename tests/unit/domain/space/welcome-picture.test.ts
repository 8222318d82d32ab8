import { ownWelcomePicture } from "@/lib/domain/space/space-image";

const room = (id: number, imageUrl: string | null) => ({ id, imageUrl });

test("uses the first uploaded picture of a room as the centre's welcome picture", () => {
  expect(ownWelcomePicture([])).toBeNull();
  expect(
    ownWelcomePicture([room(13, null), room(20, null), room(21, "/images/spaces/space-1.webp")]),
  ).toBeNull();
  expect(
    ownWelcomePicture([room(13, null), room(20, "/uploads/spaces/a.webp"), room(21, "spaces/b.webp")]),
  ).toBe("/uploads/spaces/a.webp");
});
