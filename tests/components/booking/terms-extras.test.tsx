import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { TermsExtras } from "@/components/booking/flow/terms-extras";
import { NO_TERMS, seriesDates } from "@/lib/client/booking/booking-terms";
import { periodOfPart } from "@/lib/domain/room-time/period";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

const DATES = ["2026-12-10", "2026-12-17"].map((day) => periodOfPart("mattina", day, day));
const MATS = { id: 7, name: "Stuoie", description: "", price: 500, unit: "booking", available: null };

let terms = NO_TERMS;

function Form() {
  const [chosen, setChosen] = useState(NO_TERMS);
  terms = chosen;
  const [first] = DATES;
  if (first === undefined) return null;
  return <TermsExtras spaceId={1} period={first} series={DATES} terms={chosen} onChange={setChosen} />;
}

it("sets and resets different extras for one date of a series", async () => {
  await serveApi((response) => sendJson(response, 200, [MATS]));
  const { user } = renderApp(<Form />);
  await user.click(await screen.findByRole("button", { name: "Aggiungi uno: Stuoie" }));
  await user.click(screen.getByText("Extra diversi per una data"));
  await user.click(screen.getByRole("button", { name: /^Cambia gli extra di gio 17 dic/ }));
  const date = screen.getByText(/^gio 17 dic/).closest("li");
  if (date === null) throw new Error("no line of the date");
  await user.click(await within(date).findByRole("button", { name: "Aggiungi uno: Stuoie" }));

  expect(terms.extras).toEqual([{ extraId: 7, quantity: 1 }]);
  expect(seriesDates(DATES, terms)).toEqual([
    DATES[0],
    { ...DATES[1], extras: [{ extraId: 7, quantity: 2 }] },
  ]);

  await user.click(within(date).getByRole("button", { name: /^Come le altre date/ }));
  expect(seriesDates(DATES, terms)).toEqual(DATES);
});
