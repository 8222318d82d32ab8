import { dueOfSeries } from "@/lib/domain/booking/series-due";
import { paymentReason } from "@/lib/domain/money/payment";

const date = (confirmationNumber: string, dueAmount: number, rest: object = {}) => ({
  status: "confirmed" as const,
  confirmationNumber,
  dueAmount,
  paidAmount: 0,
  prepayAmount: 0,
  ...rest,
});

test("a series owes the sum of its open dates, under the confirmation number of the first", () => {
  const due = dueOfSeries([
    date("00041", 0, { paidAmount: 4000 }),
    date("00042", 4000),
    date("00043", 0, { status: "pending" }),
    date("00044", 2000, { status: "canceled" }),
    date("00045", 3000),
  ]);
  expect(due).toEqual({
    dueAmount: 7000,
    paymentStatus: "unpaid",
    payBy: null,
    confirmationNumber: "00042",
    others: 1,
  });
  expect(paymentReason("booking", "00042", due?.others)).toBe("Prenotazione #00042 e seguenti");
  expect(paymentReason("booking", "00042")).toBe("Prenotazione #00042");
});

test("a partial payment is reported, and a series without a due amount returns null", () => {
  expect(dueOfSeries([date("00042", 1000, { paidAmount: 3000 })])).toMatchObject({
    paymentStatus: "partial",
    others: 0,
  });
  expect(dueOfSeries([])).toBeNull();
  expect(dueOfSeries([date("00042", 0)])).toBeNull();
});
