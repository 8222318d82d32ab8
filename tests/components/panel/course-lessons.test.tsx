import { screen, waitFor, within } from "@testing-library/react";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { EntryDialog } from "@/components/admin/board/entry-dialog";
import { CoursesPage } from "@/components/admin/courses/courses-page";
import { LessonsDialog } from "@/components/admin/courses/lessons/lessons-dialog";
import { addDays, dayOf } from "@/lib/domain/time/dates";
import type { Lesson } from "@/lib/schemas/catalogue/lesson";
import type { BoardEntry } from "@/lib/schemas/panel/board";
import { EXAMPLE_COURSE } from "@/tests/helpers/example-catalogue";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, renderPanel, serveApi } from "@/tests/helpers/render-app";

/** The lessons of a course in the panel: places, participants, cancellation and moves. */

const DAY = addDays(dayOf(new Date()), 7);
const NEXT = addDays(DAY, 7);
const LESSONS: Lesson[] = [
  { date: DAY, startTime: "18:00", endTime: "19:30", freeSeats: 7, status: "scheduled", teachers: [] },
  { date: NEXT, startTime: "18:00", endTime: "19:30", freeSeats: 0, status: "canceled", teachers: [] },
];
const PEOPLE = [
  {
    date: DAY,
    expected: 3,
    present: 0,
    people: [
      { personId: 1, name: "Anna Bianchi", seats: 2, at: null },
      { personId: 2, name: "Luca Rossi", seats: 1, at: null },
    ],
  },
];
const TOLD = { ...LESSONS[0], spaceId: null, reason: null, sent: true, recipients: 9 };

let sent: { path: string; body: unknown }[];
let refusal: object | null;
beforeEach(async () => {
  sent = [];
  refusal = null;
  await serveApi((response, { method, path, body }) => {
    if (method === "POST") {
      sent.push({ path, body: JSON.parse(body) });
      return refusal ? sendJson(response, 409, refusal) : sendJson(response, 200, TOLD);
    }
    if (path.includes("/attendance")) return sendJson(response, 200, PEOPLE);
    if (path.includes("/lessons")) return sendJson(response, 200, LESSONS);
    if (path.startsWith("/api/courses")) return sendJson(response, 200, [EXAMPLE_COURSE]);
    return sendJson(response, 200, [{ id: 4, name: "Sala Cielo" }]);
  });
});

async function rendered() {
  const course = { ...EXAMPLE_COURSE, maxParticipants: 16 };
  const { user } = renderApp(<LessonsDialog row={course} onClose={jest.fn()} />);
  const [first, second] = await screen.findAllByRole("listitem");
  if (first === undefined || second === undefined) throw new Error("Two lessons are listed");
  return { user, first, second };
}

it("lists lessons with their places; a canceled one is marked and has no actions", async () => {
  const { first, second } = await rendered();
  expect(first).toHaveTextContent("9 di 16 posti");
  expect(second).toHaveTextContent("Annullata");
  expect(within(second).queryByRole("button")).toBeNull();
});

it("shows the participants of a lesson", async () => {
  const { user, first } = await rendered();
  await user.click(within(first).getByRole("button", { name: /^Chi viene, / }));
  expect(await within(first).findByText("Anna Bianchi (2 posti)")).toBeVisible();
  expect(within(first).getByText("Luca Rossi")).toBeVisible();
});

it("cancels a lesson with a reason, and shows how many participants are notified", async () => {
  const { user, first } = await rendered();
  await user.click(within(first).getByRole("button", { name: /^Annulla la lezione, / }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Annulla la lezione" }));
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole("textbox", { name: "Motivo" }), "L'insegnante è malata");
  await user.click(within(dialog).getByRole("button", { name: "Annulla la lezione" }));
  expect(await screen.findByText("9 persone ricevono un'e-mail.")).toBeVisible();
  expect(sent).toEqual([
    {
      path: `/api/courses/${EXAMPLE_COURSE.id}/lessons/${DAY}/cancellation?time=18:00`,
      body: { reason: "L'insegnante è malata" },
    },
  ]);
});

it("moves a lesson; on a clash it names the conflict and stays open", async () => {
  const { user, first } = await rendered();
  await user.click(within(first).getByRole("button", { name: /^Sposta la lezione, / }));
  const dialog = await screen.findByRole("dialog", { name: "Sposta la lezione" });
  const start = within(dialog).getByLabelText("Inizio");
  await user.clear(start);
  await user.type(start, "17:00");
  await within(dialog).findByRole("option", { name: "Sala Cielo" });
  await user.selectOptions(within(dialog).getByLabelText("Spazio"), "Sala Cielo");
  refusal = { code: "CLASHES", message: "Si sovrappone a: Bagno di gong", conflicts: [] };
  await user.click(within(dialog).getByRole("button", { name: "Sposta la lezione" }));
  expect((await screen.findAllByText(/Si sovrappone a: Bagno di gong/))[0]).toBeVisible();
  refusal = null;
  await user.click(within(dialog).getByRole("button", { name: "Sposta la lezione" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sposta la lezione" })).toBeNull());
  expect(sent.at(-1)).toEqual({
    path: `/api/courses/${EXAMPLE_COURSE.id}/lessons/${DAY}/move?time=18:00`,
    body: { date: DAY, startTime: "17:00", endTime: "19:30", spaceId: 4 },
  });
});

describe("the way to the lessons of a course", () => {
  const inPanel = (part: ReactNode, query = "") =>
    renderPanel(
      <SearchParamsContext value={new URLSearchParams(query)}>{part}</SearchParamsContext>,
      "secretary",
    );
  const dialog = () => screen.findByRole("dialog", { name: `Lezioni: ${EXAMPLE_COURSE.title}` });

  it("is a button in the list of courses", async () => {
    const { user } = inPanel(<CoursesPage />);
    await user.click(await screen.findByRole("button", { name: `Lezioni ${EXAMPLE_COURSE.title}` }));
    expect(await dialog()).toBeVisible();
  });

  it("is a link in a lesson on the board", async () => {
    const entry: BoardEntry = {
      ...{ kind: "course", id: EXAMPLE_COURSE.id, spaceId: 4, title: "Yoga", label: "Yoga", purpose: null },
      ...{ startsAt: `${DAY}T17:00:00Z`, endsAt: `${DAY}T18:30:00Z`, bufferEndsAt: null, isFullDay: false },
      ...{ status: null, paymentStatus: null, dueAmount: null },
    };
    inPanel(<EntryDialog entry={entry} room="Sala Cielo" onClose={jest.fn()} />);
    const link = screen.getByRole("link", { name: "Sposta o annulla la lezione" });
    expect(link).toHaveAttribute("href", `/admin/corsi?apri=${EXAMPLE_COURSE.id}&azione=lezioni`);
    inPanel(<CoursesPage />, `apri=${EXAMPLE_COURSE.id}&azione=lezioni`);
    expect(await dialog()).toBeVisible();
  });
});
