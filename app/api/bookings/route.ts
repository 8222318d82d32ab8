import { z } from "zod";
import { listBookings } from "@/lib/data/booking/list-bookings";
import { defineRoute, endpoint } from "@/lib/http/define-route";
import { bookingCreatedSchema, bookingSchema } from "@/lib/schemas/booking/booking";
import { bookingInputSchema, panelBookingInputSchema } from "@/lib/schemas/booking/booking-input";
import { bookingListQuerySchema } from "@/lib/schemas/booking/booking-list";
import { createBooking } from "@/lib/services/booking/create-booking";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute("/api/bookings", {
  GET: endpoint({
    summary: "Le proprie prenotazioni; per un amministratore tutte",
    access: "user",
    keys: "bookings:read",
    query: bookingListQuerySchema,
    output: z.array(bookingSchema),
    handle: async ({ query, user, headers }) => {
      const sees = user.isAdmin && query.mine !== "true" ? null : user.id;
      const { bookings, total } = await listBookings(query, sees);
      headers.set("X-Total-Count", String(total));
      return bookings;
    },
  }),
  POST: endpoint({
    summary: "Prenota uno spazio",
    access: "user",
    keys: "bookings:write",
    audits: ["booking.create"],
    body: bookingInputSchema,
    panelBody: panelBookingInputSchema,
    output: bookingCreatedSchema,
    status: 201,
    isIdempotent: true,
    rateLimit: "booking",
    errors: [
      "NOT_FOUND",
      "MEMBERS_ONLY",
      "CLOSED",
      "EXTRA_TAKEN",
      "PROMO_INVALID",
      "SLOT_TAKEN",
      "SPACE_UNAVAILABLE",
      "TOO_MANY_BOOKINGS",
      "PRICE_CHANGED",
    ],
    handle: ({ body, user, idempotency, now }) => createBooking(body, user, idempotency, now),
  }),
});
