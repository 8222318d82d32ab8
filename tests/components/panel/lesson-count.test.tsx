import { screen, waitFor } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { LessonCount } from "@/components/admin/courses/lesson-count";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderApp, serveApi } from "@/tests/helpers/render-app";

/** The form of a course calculates its last day from a number of lessons. */

const TUESDAYS = [{ dayOfWeek: 2, startTime: "18:00", endTime: "19:30" }];

let asked: string[];
let last: string | null;
beforeEach(async () => {
  asked = [];
  last = "2027-02-09";
  await serveApi((response, { path }) => {
    if (path.startsWith("/api/courses")) asked.push(path);
    sendJson(response, 200, { lessons: last === null ? 0 : 10, endDate: last });
  });
});

function Form({ sessions = TUESDAYS }: { sessions?: object[] }) {
  const form = useForm({ defaultValues: { startDate: "2026-12-01", endDate: "", sessions, spaceId: "4" } });
  return (
    <FormProvider {...form}>
      <input aria-label="Data di fine" {...form.register("endDate")} />
      <LessonCount />
    </FormProvider>
  );
}

const find = () => screen.getByRole("button", { name: "Trova la data" });

it("fills in the last day for a number of lessons, and shows the number of lessons until then", async () => {
  const { user } = renderApp(<Form />);
  expect(find()).toBeDisabled();
  await user.type(screen.getByLabelText("Oppure quanti incontri"), "10");
  await user.click(find());
  await waitFor(() => expect(screen.getByLabelText("Data di fine")).toHaveValue("2027-02-09"));
  expect(await screen.findByText(/^10 incontri fino a martedì 9 febbraio 2027/)).toBeVisible();
  const run = "/api/courses/run?startDate=2026-12-01&weekdays=2&spaceId=4";
  expect(asked).toEqual([`${run}&lessons=10`, `${run}&endDate=2027-02-09`]);
});

it("cannot calculate the last day without a weekly timetable", async () => {
  renderApp(<Form sessions={[]} />);
  expect(screen.getByText(/^Con la data di inizio e gli incontri della settimana/)).toBeVisible();
  expect(find()).toBeDisabled();
});

it("reports that no day was found, and leaves the last day unchanged", async () => {
  last = null;
  const { user } = renderApp(<Form />);
  await user.type(screen.getByLabelText("Oppure quanti incontri"), "500{Enter}");
  expect(await screen.findByText(/non ci sono abbastanza giorni aperti/)).toBeVisible();
  expect(screen.getByLabelText("Data di fine")).toHaveValue("");
});
