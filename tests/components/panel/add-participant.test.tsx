import { screen, waitFor } from "@testing-library/react";
import { AddParticipantDialog } from "@/components/admin/shared/participants/add-participant-dialog";
import { courseSummary, singleSummary } from "@/components/catalogue/sign-up/offering-summary";
import { addDays } from "@/lib/domain/time/dates";
import { today } from "@/tests/helpers/days";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { foundPerson } from "@/tests/helpers/found-person";
import { type LoopbackServer, sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** "Aggiungi iscritto": the whole course or one lesson, optionally paid with the person's pass. */

const COURSE = {
  ...EXAMPLE_COURSE,
  dropInPrice: "15",
  sessions: [{ dayOfWeek: 1, startTime: "18:00", endTime: "19:30" }],
};
const DAY = addDays(today(), 7);
const GIULIA = foundPerson({});
const PASS = {
  ...{ id: 9, name: "Dieci ingressi", personId: GIULIA.id, entries: 10, entriesLeft: 6, status: "active" },
  ...{ startsOn: today(), validUntil: addDays(today(), 60), kinds: ["course"], courseIds: null },
};

let server: LoopbackServer;
beforeEach(async () => {
  localStorage.clear();
  server = await serveApi((response, { method, path, body }) => {
    if (path === "/api/courses/5/days") return sendJson(response, 200, { days: [DAY], freePlaces: 3 });
    if (path === "/api/courses/5/lessons")
      return sendJson(response, 200, [
        { date: DAY, startTime: "18:00", endTime: "19:30", freeSeats: 3, status: "scheduled" },
      ]);
    if (path.startsWith("/api/passes")) return sendJson(response, 200, [PASS]);
    if (/^\/api\/people\/\d+$/.test(path)) return sendJson(response, 200, GIULIA);
    if (path.startsWith("/api/people")) return sendJson(response, 200, [GIULIA]);
    if (method !== "POST") return sendJson(response, 200, {});
    const courseBooking = { ...JSON.parse(body), id: 7, totalAmount: 0 };
    sendJson(response, 201, { courseBooking, confirmationNumber: "00007", sent: true });
  });
});

it("books one lesson instead of the course, paid with the person's pass", async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <AddParticipantDialog
      offering={courseSummary(COURSE)}
      single={singleSummary(COURSE)}
      onClose={onClose}
    />,
  );
  await user.selectOptions(await screen.findByLabelText("A che cosa"), "Una lezione sola");
  expect(await screen.findByLabelText("Lezione")).toHaveValue(`${DAY} 18:00`);
  expect(screen.queryByLabelText("Data di inizio")).toBeNull();
  await user.type(screen.getByRole("combobox", { name: "Cliente" }), GIULIA.firstName);
  await user.click(await screen.findByRole("option", { name: new RegExp(GIULIA.lastName) }));
  await user.click(await screen.findByRole("checkbox", { name: /Dieci ingressi/ }));
  await user.click(screen.getByRole("button", { name: "Aggiungi iscritto" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const passes = server.requests.find(({ path }) => path.startsWith("/api/passes"));
  expect(passes?.path).toContain(`personId=${GIULIA.id}&status=active`);
  const sent = server.requests.find(({ method }) => method === "POST");
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    ...{ courseId: 5, personId: GIULIA.id, passId: 9, expectedTotal: 0 },
    ...{ singleDate: DAY, singleTime: "18:00" },
  });
});

it("offers no choice of a single lesson if none are sold", async () => {
  renderApp(
    <AddParticipantDialog offering={courseSummary(EXAMPLE_COURSE)} single={null} onClose={jest.fn()} />,
  );
  expect(await screen.findByLabelText("Data di inizio")).toBeVisible();
  expect(screen.queryByLabelText("A che cosa")).toBeNull();
});
