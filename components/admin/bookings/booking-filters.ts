/** Filters of the list of bookings; an empty value matches everything. */
export const NO_BOOKING_FILTERS = { status: "", spaceId: "", from: "", to: "" };

export type BookingFilters = typeof NO_BOOKING_FILTERS;
