import { screen } from "@testing-library/react";
import { Door } from "@/components/admin/shared/participants/door";
import type { Expected } from "@/lib/schemas/sign-up/check-in";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

/** The door: what it shows of an unpaid sign-up, and how it lets in one of two. */

const ANNA: Expected = {
  ...{
    id: 1,
    firstName: "Anna",
    lastName: "Esempio",
    seats: 2,
    companions: ["Ugo"],
    checkInCode: "ABCD1234",
  },
  ...{ checkedInAt: null, seatsPresent: 0, dueAmount: 2000 },
};
const LATER = { checkedInAt: "2026-11-30T17:04:00Z", seatsPresent: 1 };

let sent: unknown[];
beforeEach(async () => {
  sent = [];
  await serveApi((response, { path, body }) => {
    if (path !== "/api/check-ins") return sendJson(response, 200, {});
    sent.push(JSON.parse(body));
    sendJson(response, 200, {
      ...{ kind: "event", participant: "Anna Esempio", title: "Concerto", seats: 2 },
      ...{ isFirst: sent.length === 1, checkedInAt: "2026-11-30T17:04:00Z" },
    });
  });
});

const showDoor = (people: Expected[]) => renderPanel(<Door people={people} titles={["Concerto"]} />, "desk");

it("asks how many come in with the code of a sign-up with several seats, and lets in one", async () => {
  const { user } = showDoor([ANNA]);
  expect(screen.getByText("Da pagare 20,00 €")).toBeVisible();
  await user.type(screen.getByLabelText("Nome o codice"), "abcd 1234{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("Anna Esempio: in quanti entrano?");
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Esempio Anna: entra una persona sola" }));
  expect(
    await screen.findByText("Anna Esempio, 1 di 2 posti: ingresso registrato. Concerto. Da pagare 20,00 €."),
  ).toBeVisible();
  expect(sent).toEqual([{ code: "ABCD1234", seats: 1 }]);
});

it("shows who is missing of a sign-up, and lets the rest in with one press", async () => {
  const { user } = showDoor([{ ...ANNA, ...LATER, dueAmount: 0 }]);
  expect(screen.getByText("Presente 1 su 2, dalle 18:04")).toBeVisible();
  sent.push("the first");
  await user.click(screen.getByRole("button", { name: /Registra chi manca/ }));
  expect(await screen.findByText("Anna Esempio, 1 di 2 posti: ingresso registrato. Concerto")).toBeVisible();
  expect(sent[1]).toEqual({ code: "ABCD1234" });
});
