import { screen, waitFor } from "@testing-library/react";
import { MembersSection } from "@/components/admin/settings/members/members-section";
import { EXAMPLE_SETTINGS } from "@/tests/helpers/example-member";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The rules of membership in Impostazioni. */

let sent: unknown[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { method, body }) => {
    if (method === "PATCH") sent.push(JSON.parse(body));
    sendJson(response, 200, EXAMPLE_SETTINGS);
  });
});

it("sends fees in cents, preserves the keys of categories, and gives new categories theirs", async () => {
  const { user } = renderApp(<MembersSection />);
  const fee = await screen.findByRole("textbox", { name: "Quota della categoria 1, in euro" });
  expect(fee).toHaveValue("20,00");
  await user.clear(fee);
  await user.type(fee, "25,50");
  await user.click(screen.getByRole("button", { name: "Togli la categoria Socio sostenitore" }));
  await user.click(screen.getByRole("button", { name: "Aggiungi una categoria" }));
  await user.type(screen.getByRole("textbox", { name: "Nome della categoria 2" }), "Socio giovane");
  await user.type(screen.getByRole("textbox", { name: "Quota della categoria 2, in euro" }), "0");
  await user.click(screen.getByRole("button", { name: "Salva le regole dei soci" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    memberCategories: [
      { key: "ordinario", label: "Socio ordinario", fee: 2550 },
      { key: "socio-giovane", label: "Socio giovane", fee: 0 },
    ],
    memberYearStart: "01-01",
    memberGraceDays: 0,
    memberDiscountPercent: EXAMPLE_SETTINGS.memberDiscountPercent,
  });
});

it("accepts the first day of the year as day and month, limited to the last day of a shorter month", async () => {
  const { user } = renderApp(<MembersSection />);
  await user.selectOptions(await screen.findByLabelText("Giorno"), "31");
  await user.selectOptions(screen.getByLabelText("Mese"), "settembre");
  expect(screen.getByLabelText("Giorno")).toHaveDisplayValue("30");
  await user.click(screen.getByRole("button", { name: "Salva le regole dei soci" }));
  await waitFor(() => expect(sent).toMatchObject([{ memberYearStart: "09-30" }]));
});

it("refuses an invalid fee with an error at its field, and leaves it as typed", async () => {
  const { user } = renderApp(<MembersSection />);
  const fee = await screen.findByRole("textbox", { name: "Quota della categoria 2, in euro" });
  await user.clear(fee);
  await user.type(fee, "tanto");
  await user.click(screen.getByRole("button", { name: "Salva le regole dei soci" }));
  await waitFor(() => expect(fee).toBeInvalid());
  expect(sent).toEqual([]);
});
