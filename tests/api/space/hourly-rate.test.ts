import type { Availability } from "@/lib/client/room-time/use-availability";
import type { Booking } from "@/lib/schemas/booking/booking";
import type { SpaceQuote } from "@/lib/schemas/search/space-search";
import type { Space } from "@/lib/schemas/space/space";
import { admin } from "../../helpers/admin";
import { ApiClient, type ErrorBody } from "../../helpers/api";
import { inDays } from "../../helpers/days";
import { newCustomer } from "../../helpers/people";
import { bookingBody, newSpace } from "../../helpers/spaces";

/** Hours of one day cost the begun hours at the hourly rate, if that is less than half a day or a day. */

const visitor = new ApiClient();
const hours = (startTime: string, endTime: string) => ({ isFullDay: false, startTime, endTime });

test("the hourly rate is a price or null, and can be set and cleared", async () => {
  const space = await newSpace(admin, { hourlyRate: "12" });
  expect(space.hourlyRate).toBe("12");
  expect((await visitor.get<Space>(`/api/spaces/${space.id}`)).body.hourlyRate).toBe("12");
  const put = (hourlyRate: unknown) =>
    admin.put<Space & ErrorBody>(`/api/spaces/${space.id}`, { hourlyRate });
  expect((await put("")).body.hourlyRate).toBeNull();
  expect((await put(null)).body.hourlyRate).toBeNull();
  expect((await newSpace(admin)).hourlyRate).toBeNull();
});

test("quote, calendar, booking and move use the price of hours", async () => {
  const { client } = await newCustomer();
  const space = await newSpace(admin, { hourlyRate: "12", pricePerHour: "40", pricePerDay: "70" });
  const day = inDays(20);
  const quote = async (startTime: string, endTime: string) =>
    (
      await visitor.get<SpaceQuote>(
        `/api/spaces/${space.id}/quote?startDate=${day}&isFullDay=false&startTime=${startTime}&endTime=${endTime}`,
      )
    ).body;
  expect(await quote("09:00", "10:30")).toMatchObject({
    totalAmount: 2400,
    lines: [{ label: "Ore", quantity: 2, unitAmount: 1200, amount: 2400 }],
  });
  expect((await quote("08:00", "13:00")).totalAmount).toBe(4000);
  const { body } = await visitor.get<Availability>(
    `/api/spaces/${space.id}/availability?startDate=${day}&endDate=${day}`,
  );
  expect(body.availability[0]?.periods).toMatchObject({
    mattina: { price: 4000 },
    giornata: { price: 7000 },
  });

  const { body: created } = await client.post<{ booking: Booking }>(
    "/api/bookings",
    bookingBody(space.id, day, hours("09:00", "10:00")),
  );
  expect(created.booking.totalAmount).toBe(1200);
  const moved = await client.post<Booking>(`/api/bookings/${created.booking.id}/move`, {
    startDate: day,
    ...hours("12:00", "15:00"),
  });
  expect(moved.body.totalAmount).toBe(3600);
});
