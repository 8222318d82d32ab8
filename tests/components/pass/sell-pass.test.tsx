import { screen, waitFor } from "@testing-library/react";
import { SellPassDialog } from "@/components/admin/passes/sell-pass-dialog";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { EXAMPLE_PASS, EXAMPLE_PASS_PRODUCT } from "@/tests/helpers/example-pass";
import { foundPerson } from "@/tests/helpers/found-person";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The sale of a pass at the desk: customer, product and payment. */

const GIULIA = foundPerson();
const SMALL = { ...EXAMPLE_PASS_PRODUCT, id: 5, name: "Cinque ingressi", entries: 5, price: 6000 };

let sent: { path: string; body: unknown }[];
let takesPayments: boolean;
/** The number of sales to refuse before one succeeds. */
let refusals: number;
beforeEach(async () => {
  localStorage.clear();
  sent = [];
  takesPayments = true;
  refusals = 0;
  await serveApi((response, { method, path, body }) => {
    if (method === "POST") sent.push({ path, body: JSON.parse(body) });
    if (path === "/api/settings") return sendJson(response, 200, EXAMPLE_SETTINGS);
    if (path.startsWith("/api/pass-products")) return sendJson(response, 200, [EXAMPLE_PASS_PRODUCT, SMALL]);
    if (path.startsWith("/api/promo-codes/quote"))
      return sendJson(response, 200, { code: "META", discount: 5000, totalAmount: 5000 });
    if (path === "/api/passes" && refusals > 0) {
      refusals -= 1;
      return sendJson(response, 403, { code: "MEMBERS_ONLY", message: "Solo per i soci." });
    }
    if (path === "/api/passes") {
      const { expectedTotal } = JSON.parse(body);
      return sendJson(response, 201, { ...EXAMPLE_PASS, dueAmount: expectedTotal, sent: false });
    }
    if (path === "/api/payments" && !takesPayments)
      return sendJson(response, 503, { code: "UNAVAILABLE", message: "No" });
    if (path === "/api/payments") return sendJson(response, 201, {});
    sendJson(response, 200, path.startsWith("/api/people?") ? [GIULIA] : GIULIA);
  });
});

async function show() {
  const onClose = jest.fn();
  const { user } = renderApp(<SellPassDialog onClose={onClose} />);
  await user.type(await screen.findByRole("combobox", { name: "Cliente" }), "ro");
  await user.click(await screen.findByRole("option", { name: /Giulia/ }));
  return { user, onClose };
}

it("sells the chosen pass, and records its payment", async () => {
  const { user, onClose } = await show();
  await user.click(screen.getByRole("radio", { name: /Cinque ingressi/ }));
  await user.click(screen.getByRole("button", { name: /^Vendi e incassa 60,00\s€$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      path: "/api/passes",
      body: expect.objectContaining({
        productId: 5,
        personId: GIULIA.id,
        promoCode: null,
        expectedTotal: 6000,
      }),
    },
    { path: "/api/payments", body: { kind: "payment", method: "cash", amount: 6000, passId: 31 } },
  ]);
  expect(await screen.findByText(/Incassati 60,00 €/)).toBeVisible();
});

it("sells the pass without a payment if 'Paga dopo' is chosen", async () => {
  const { user, onClose } = await show();
  await user.selectOptions(screen.getByLabelText("Pagamento"), "Paga dopo");
  await user.click(screen.getByRole("button", { name: "Vendi" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText("Carnet venduto")).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(["/api/passes"]);
  expect(screen.queryByText(/Incassati/)).toBeNull();
});

it("applies a code to the price, and discards it when another pass is chosen", async () => {
  const { user, onClose } = await show();
  const enter = async () => {
    await user.click(screen.getByText("Aggiungi un codice sconto"));
    await user.type(screen.getByLabelText("Codice"), "META{Enter}");
    return screen.findByRole("button", { name: /^Vendi e incassa 50,00\s€$/ });
  };
  await enter();
  await user.click(screen.getByRole("radio", { name: /Cinque ingressi/ }));
  expect(screen.getByRole("button", { name: /^Vendi e incassa 60,00\s€$/ })).toBeEnabled();
  await user.click(screen.getByRole("radio", { name: /Dieci ingressi/ }));
  await user.click(await enter());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { body: { productId: 4, promoCode: "META", expectedTotal: 5000 } },
    { body: { amount: 5000, passId: 31 } },
  ]);
});

it("reports that the pass is sold but not paid if the payment fails", async () => {
  takesPayments = false;
  const { user, onClose } = await show();
  await user.click(screen.getByRole("button", { name: /^Vendi e incassa 100,00\s€$/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(
    await screen.findByText(/Il carnet è venduto, ma il pagamento non è stato registrato/),
  ).toBeVisible();
  expect(screen.queryByText(/Incassati/)).toBeNull();
});

it("creates a new person only once, even if the first attempt is refused", async () => {
  refusals = 1;
  const { user } = renderApp(<SellPassDialog onClose={jest.fn()} />);
  await user.type(await screen.findByRole("combobox", { name: "Cliente" }), "anna bianchi");
  await user.click(await screen.findByRole("option", { name: /Nuovo: anna bianchi/ }));
  const sell = screen.getByRole("button", { name: /^Vendi e incassa 100,00\s€$/ });
  await user.click(sell);
  expect(await screen.findByText("Solo per i soci.")).toBeVisible();
  await user.click(sell);
  await waitFor(() => expect(sent.at(-1)?.path).toBe("/api/payments"));
  expect(sent.map(({ path }) => path)).toEqual([
    ...["/api/people", "/api/passes", "/api/passes", "/api/payments"],
  ]);
});

it("requires a customer", async () => {
  const { user } = renderApp(<SellPassDialog onClose={jest.fn()} />);
  await user.click(await screen.findByRole("button", { name: /^Vendi e incassa 100,00\s€$/ }));
  expect(sent).toEqual([]);
});
