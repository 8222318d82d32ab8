import { randomUUID } from "node:crypto";
import { slugFor } from "@/lib/domain/site/slug";
import { paths } from "@/lib/paths";
import type { Space } from "@/lib/schemas/space/space";
import type { Answer, ApiClient, ErrorBody } from "./api";

/** The page of a space returned by the API, whose responses contain no slug. */
export const spacePath = ({ id, name }: Pick<Space, "id" | "name">): string =>
  paths.space({ slug: slugFor(id, name) });

/** Creates a space, by default bookable at 40/70/300 euros for 20 people. */
export async function newSpace(admin: ApiClient, overrides: Record<string, unknown> = {}): Promise<Space> {
  const { status, body } = await admin.post<Space>("/api/spaces", {
    name: `Sala di prova ${randomUUID().slice(0, 13)}`,
    type: "meeting",
    capacity: 20,
    pricePerHour: "40",
    pricePerDay: "70",
    pricePerWeek: "300",
    ...overrides,
  });
  if (status !== 201) throw new Error(`Creating a space answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A valid body of a booking, by default for a full day. */
export function bookingBody(spaceId: number, startDate: string, overrides: Record<string, unknown> = {}) {
  return {
    firstName: "Giulia",
    lastName: "Esempio",
    email: "giulia@example.org",
    phone: "",
    purpose: "Lezione di yoga",
    attendees: 8,
    notes: "",
    spaceId,
    startDate,
    endDate: startDate,
    startTime: "",
    endTime: "",
    isFullDay: true,
    ...overrides,
  };
}

/** Requests a booking, by default for a full day, whatever the answer. */
export const postBooking = <T = ErrorBody>(
  client: ApiClient,
  ...body: Parameters<typeof bookingBody>
): Promise<Answer<T>> => client.post<T>("/api/bookings", bookingBody(...body));

export const MORNING = { isFullDay: false, startTime: "08:00", endTime: "13:00" };
export const AFTERNOON = { isFullDay: false, startTime: "14:00", endTime: "19:00" };
