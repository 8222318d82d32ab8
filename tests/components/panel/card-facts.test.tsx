import { screen } from "@testing-library/react";
import { Door } from "@/components/admin/shared/participants/door";
import type { MemberCheckIn } from "@/lib/schemas/sign-up/check-in";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** A member's card at the door: its validity or the reason against it, paid period, certificate, today's places. */

const CARD: MemberCheckIn = {
  ...{ kind: "member", participant: "Rita Prova", number: 12, isValid: true, invalidReason: null },
  ...{ paidUntil: "2026-12-31", certificateUntil: "2020-01-01" },
  places: [{ kind: "course", id: 3, title: "Hatha yoga", startTime: "18:00", seats: 2 }],
};

let card: MemberCheckIn;
beforeEach(async () => {
  card = CARD;
  await serveApi((response) => sendJson(response, 200, card));
});

async function readCard() {
  const { user } = renderApp(<Door people={[]} titles={[]} />);
  await user.type(screen.getByLabelText("Nome o codice"), "ABCD1234{Enter}");
}

it("shows the facts of a valid card", async () => {
  await readCard();
  expect(await screen.findByText("Rita Prova, tessera n. 12: valida.")).toBeVisible();
  expect(screen.getByText("gio 31 dic 2026")).toBeVisible();
  expect(screen.getByText(/^scaduto il/)).toBeVisible();
  expect(screen.getByText("Hatha yoga, 18:00 (2 posti)")).toBeVisible();
});

it("explains why a card is not valid", async () => {
  card = {
    ...CARD,
    isValid: false,
    invalidReason: "unpaid",
    paidUntil: null,
    certificateUntil: null,
    places: [],
  };
  await readCard();
  expect(
    await screen.findByText("Rita Prova, tessera n. 12: non valida, la quota è da pagare."),
  ).toBeVisible();
  expect(screen.getByText("nessuna iscrizione")).toBeVisible();
});
