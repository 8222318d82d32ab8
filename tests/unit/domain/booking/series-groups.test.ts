import { groupBySeries } from "@/lib/domain/booking/series-groups";

const booking = (id: number, seriesId: number | null = null) => ({ id, seriesId });

test("groups the dates of a series at the position of the first; a single remaining date forms no group", () => {
  const list = [booking(1, 7), booking(2), booking(3, 7), booking(4, 9), booking(5, 7)];
  expect(
    groupBySeries(list).map(({ seriesId, bookings }) => [seriesId, bookings.map(({ id }) => id)]),
  ).toEqual([
    [7, [1, 3, 5]],
    [null, [2]],
    [null, [4]],
  ]);
});
