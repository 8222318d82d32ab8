import { screen } from "@testing-library/react";
import { FeeLines } from "@/components/admin/shared/membership/fee-lines";
import type { Fee } from "@/lib/schemas/membership/member";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** A fee is recorded with one click on the way it was paid, and gets a receipt. */

const FEE: Fee = {
  ...{ id: 8, memberId: 1, year: 2026, from: "2026-01-01", until: "2026-12-31", totalAmount: 2000 },
  ...{ waivedAmount: 0, waivedAt: null, waiverReason: null },
  ...{ paidAmount: 0, dueAmount: 2000, refundDue: 0, paymentStatus: "unpaid" },
};

let sent: { path: string; body: unknown }[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { path, body }) => {
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path.startsWith("/api/members/")) sent.push({ path, body: JSON.parse(body) });
    sendJson(response, 201, { payment: { id: 1 }, receipt: { id: 5, number: "2026/12" }, sent: false });
  });
});

it("shows the receipt to print, and states whether it was mailed", async () => {
  const { user } = renderApp(<FeeLines fees={[FEE]} name="Rita Prova" />);
  await user.click(screen.getByRole("button", { name: "Incassa: quota 2026, Rita Prova" }));
  await user.click(await screen.findByRole("button", { name: "Contanti" }));
  const receipt = await screen.findByRole("link", { name: "Apri la ricevuta n. 2026/12" });
  expect(receipt).toHaveAttribute("href", "/api/receipts/5/pdf");
  expect(
    screen.getAllByText("Non parte nessuna e-mail: consegna tu la copia stampata.").length,
  ).toBeGreaterThan(0);
  expect(sent).toEqual([{ path: "/api/members/fees/8/payment", body: { method: "cash" } }]);
  // A paid fee cannot be paid again.
  expect(screen.queryByRole("button", { name: "Contanti" })).toBeNull();
});

it("offers no payment for a paid fee", () => {
  renderApp(
    <FeeLines fees={[{ ...FEE, paidAmount: 2000, dueAmount: 0, paymentStatus: "paid" }]} name="Rita Prova" />,
  );
  expect(screen.queryByRole("button", { name: /^Incassa/ })).toBeNull();
  expect(screen.getByText("Pagato")).toBeVisible();
});
