import { screen } from "@testing-library/react";
import { OpenBalances } from "@/components/admin/cash/open-balances";
import type { OpenBalance } from "@/lib/schemas/till/payment";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The amounts due, which are listed and paged by person. */

const line = (id: number, payerKey: string, payerName: string, payerTotal: number): OpenBalance => ({
  ...{ kind: "booking", id, title: "Sala Salvia", confirmationNumber: `0000${id}` },
  ...{ payerName, payerEmail: "persona@example.org", payerPhone: null, payerKey, payerTotal },
  ...{ startDate: "2026-12-10", endDate: "2026-12-10", startTime: "08:00", endTime: "13:00" },
  ...{ seriesId: null, since: "2026-11-20", totalAmount: 2500, paidAmount: 0, dueAmount: 2500 },
  ...{ refundDue: 0, paymentStatus: "unpaid", depositHeld: 0, depositReturnDue: 0, refundIban: null },
});

/** As many people as a page has, the last one with seven amounts. */
const FIRST = [
  ...Array.from({ length: 9 }, (_, index) => line(index + 1, `person|${index + 1}`, `Anna ${index}`, 2500)),
  ...[20, 21, 22, 23, 24, 25, 26].map((id) => line(id, "person|10", "Marta Fresca", 17_500)),
];

it("pages by person: the amounts of one person stay together, and the rest is counted in people", async () => {
  const asked: URLSearchParams[] = [];
  await serveApi((response, { path }) => {
    const query = new URL(path, "http://localhost").searchParams;
    // Its buttons ask for other data.
    if (path.startsWith("/api/reports/open")) asked.push(query);
    const lines = query.get("page") === "1" ? FIRST : [line(30, "person|11", "Zeno Ultimo", 2500)];
    response.setHeader("X-Total-Count", "11");
    response.setHeader("X-Total-Amount", "42500");
    sendJson(response, 200, lines);
  });
  const { user } = renderApp(<OpenBalances side="due" />);
  const marta = (await screen.findByRole("heading", { name: "Marta Fresca" })).closest("li");
  expect(marta).toHaveTextContent("175,00");
  expect(marta?.querySelectorAll("li:not(details li)")).toHaveLength(5);
  expect(marta?.querySelector("details")).toHaveTextContent(/^Altri 2 importi.*00025.*00026/);
  await user.click(screen.getByRole("button", { name: "Mostra altre persone (1)" }));
  expect(await screen.findByRole("heading", { name: "Zeno Ultimo" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Mostra altre/ })).toBeNull();
  expect(asked.map((query) => [query.get("by"), query.get("page")])).toEqual([
    ["payer", "1"],
    ["payer", "2"],
  ]);
});
