import { fireEvent, screen } from "@testing-library/react";
import { BuyPass } from "@/components/pass/buy-pass";
import { EXAMPLE_PASS, EXAMPLE_PASS_PRODUCT } from "@/tests/helpers/example-pass";
import { type Answer, type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";
import { DEFAULT_PAYMENT_METHODS } from "@/tests/helpers/ways-to-pay";

/** The purchase of a pass on the site. */

const REFUSED = {
  code: "PROMO_INVALID",
  message: "Questo codice non è valido.",
  errors: { promoCode: ["Questo codice non è valido."] },
};

let server: LoopbackServer;
let answerSale: Answer;
beforeEach(async () => {
  answerSale = (response) => sendJson(response, 201, { ...EXAMPLE_PASS, dueAmount: 10_000 });
  server = await serveApi((response, request, number) => {
    if (request.path === "/api/settings")
      return sendJson(response, 200, {
        iban: null,
        legalName: null,
        paymentMethods: DEFAULT_PAYMENT_METHODS,
      });
    if (request.path.startsWith("/api/promo-codes/quote")) {
      const code = new URL(request.path, "http://x").searchParams.get("promoCode");
      if (code !== "META") return sendJson(response, 400, REFUSED);
      return sendJson(response, 200, { code, discount: 5000, totalAmount: 5000 });
    }
    answerSale(response, request, number);
  });
});

const show = () => renderApp(<BuyPass product={EXAMPLE_PASS_PRODUCT} today="2026-11-21" />);
const sales = () => server.requests.filter(({ method }) => method === "POST");
const sold = () => sales().map(({ body }) => JSON.parse(body));

it("sells a pass from the chosen day on, at the price on the button", async () => {
  const { user, visited } = show();
  fireEvent.change(screen.getByLabelText("Da quando"), { target: { value: "2026-12-01" } });
  // The first day counts.
  expect(screen.getByText(/28 febbraio 2027/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Compra per 100,00\s€$/ }));
  expect(await screen.findByText("Il carnet è tuo")).toBeVisible();
  expect(screen.getByText(/Puoi usare il carnet appena è pagato/)).toBeVisible();
  expect(sold()).toEqual([{ productId: 4, startsOn: "2026-12-01", promoCode: null, expectedTotal: 10_000 }]);
  expect(sales()[0]?.headers["idempotency-key"]).toBeTruthy();
  expect(visited).toEqual(["/i-miei-carnet"]);
});

it("accepts a valid code, and refuses an invalid one with a message", async () => {
  const { user } = show();
  await user.click(screen.getByText("Hai un codice?"));
  await user.type(screen.getByLabelText("Codice"), "ALTRO{Enter}");
  expect(await screen.findByText("Questo codice non è valido.")).toBeVisible();
  await user.clear(screen.getByLabelText("Codice"));
  await user.type(screen.getByLabelText("Codice"), "META");
  await user.click(screen.getByRole("button", { name: "Applica" }));
  expect(await screen.findByText("Codice META applicato")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: /^Compra per 50,00\s€$/ }));
  expect(await screen.findByText("Il carnet è tuo")).toBeVisible();
  expect(sold()).toMatchObject([{ promoCode: "META", expectedTotal: 5000 }]);
});

it("explains why the purchase failed, and allows another attempt", async () => {
  answerSale = (response) =>
    sendJson(response, 409, {
      code: "PRICE_CHANGED",
      message: "Il prezzo intanto è cambiato.",
      totalAmount: 12_000,
    });
  const { user, visited } = show();
  const buy = screen.getByRole("button", { name: /^Compra per 100,00\s€$/ });
  await user.click(buy);
  expect(await screen.findByText("Il carnet non è stato comprato")).toBeVisible();
  expect(screen.getByText("Il prezzo intanto è cambiato.")).toBeVisible();
  expect(visited).toEqual([]);
  // The button shows the new price, and the next click accepts it.
  await user.click(screen.getByRole("button", { name: /^Compra per 120,00\s€$/ }));
  expect(sold().map(({ expectedTotal }) => expectedTotal)).toEqual([10_000, 12_000]);
});

it("asks for no code and no payment for a free pass", async () => {
  renderApp(<BuyPass product={{ ...EXAMPLE_PASS_PRODUCT, price: 0 }} today="2026-11-21" />);
  expect(screen.getByRole("button", { name: "Prendi il carnet" })).toBeEnabled();
  expect(screen.queryByText("Hai un codice?")).toBeNull();
});
