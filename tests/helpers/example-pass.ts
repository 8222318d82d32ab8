import type { Pass } from "@/lib/schemas/pass/pass";
import type { PassProductOfPanel } from "@/lib/schemas/pass/product";

/** Ten entries to courses and events for € 100. */
export const EXAMPLE_PASS_PRODUCT: PassProductOfPanel = {
  id: 4,
  name: "Dieci ingressi",
  description: "",
  entries: 10,
  validDays: 90,
  price: 10_000,
  kinds: ["course", "event"],
  courseIds: null,
  membersOnly: false,
  isActive: true,
  translations: {},
};

/** A paid pass of that product with three entries left, valid from November 2026 to January 2027. */
export const EXAMPLE_PASS: Pass = {
  id: 31,
  confirmationNumber: "00031",
  productId: 4,
  name: "Dieci ingressi",
  owner: "Giulia Rossi",
  entries: 10,
  entriesLeft: 3,
  startsOn: "2026-11-02",
  validUntil: "2027-01-30",
  status: "active",
  kinds: ["course", "event"],
  courseIds: null,
  totalAmount: 10_000,
  paidAmount: 10_000,
  dueAmount: 0,
  refundDue: 0,
  paymentStatus: "paid",
  canceledAt: null,
  cancelReason: null,
  createdAt: "2026-11-02T10:00:00.000Z",
  uses: [],
};
