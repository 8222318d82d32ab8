"use client";

import { api } from "@/lib/client/api-client";
import type { Expected } from "@/lib/client/booking/booking-details";
import type { WaitingEntry } from "@/lib/schemas/waiting/waiting-list";

/** Adds a person to the waiting list. @throws ApiError as documented for POST /api/waiting-list */
export const joinWaitingList = (body: object): Promise<{ entry: WaitingEntry }> =>
  api.post<{ entry: WaitingEntry }>("/api/waiting-list", body);

/**
 * Accepts an offer.
 * @param token the token of the mailed link; without it the session decides
 * @param expected the amounts that were shown; an omitted one is accepted at any value
 */
export const acceptOffer = (
  id: number,
  token: string | undefined,
  expected?: Expected,
): Promise<{ sent?: boolean }> => api.post(`/api/waiting-list/${id}/accept`, { token, ...expected });

/** Leaves the waiting list, or declines an offer. @param token as above */
export const leaveWaitingList = (id: number, token: string | undefined): Promise<{ sent?: boolean }> =>
  api.delete(`/api/waiting-list/${id}${token === undefined ? "" : `?token=${encodeURIComponent(token)}`}`);
