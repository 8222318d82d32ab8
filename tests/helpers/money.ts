import type { Booking } from "@/lib/schemas/booking/booking";
import type { Payment } from "@/lib/schemas/till/payment";
import type { SentReceipt } from "@/lib/schemas/till/receipt";
import type { ApiClient } from "./api";
import { pagesOfPdf } from "./pdf";
import { siteUrl } from "./site";
import { bookingBody } from "./spaces";

/** Books a space on a day, by default for the full day. */
export async function bookAs(
  client: ApiClient,
  spaceId: number,
  day: string,
  overrides: Record<string, unknown> = {},
): Promise<Booking> {
  const { status, body } = await client.post<{ booking: Booking }>(
    "/api/bookings",
    bookingBody(spaceId, day, overrides),
  );
  if (status !== 201) throw new Error(`Booking answered ${status}: ${JSON.stringify(body)}`);
  return body.booking;
}

/** Creates a ledger entry, by default a cash payment. */
export async function pay(admin: ApiClient, entry: Record<string, unknown>): Promise<Payment> {
  const { status, body } = await admin.post<Payment>("/api/payments", {
    kind: "payment",
    method: "cash",
    ...entry,
  });
  if (status !== 201) throw new Error(`The payment answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export async function receiptFor(admin: ApiClient, ...paymentIds: number[]): Promise<SentReceipt> {
  const { status, body } = await admin.post<SentReceipt>("/api/receipts", { paymentIds });
  if (status !== 201) throw new Error(`The receipt answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The text of a PDF, as selected by a reader. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  return pagesOfPdf(bytes).join(" ");
}

/** Downloads a file, with its status and content type. */
export async function download(path: string, token: string) {
  const response = await fetch(`${siteUrl()}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type") ?? "", bytes };
}
