/** The filters of the list of bookings; an empty text lets everything through. */
export const NO_BOOKING_FILTERS = { status: "", spaceId: "", from: "", to: "" };

export type BookingFilters = typeof NO_BOOKING_FILTERS;
