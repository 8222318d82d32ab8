import { screen } from "@testing-library/react";
import CoursesError from "@/app/[locale]/(site)/courses/error";
import EventsError from "@/app/[locale]/(site)/events/error";
import { renderApp } from "@/tests/helpers/render-app";

it.each([
  ["Errore nel caricamento dei corsi", CoursesError],
  ["Errore nel caricamento degli eventi", EventsError],
])("announces '%s' and can be retried", async (title, ErrorPage) => {
  const reset = jest.fn();
  const { user } = renderApp(<ErrorPage reset={reset} />);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Riprova più tardi.");
  await user.click(screen.getByRole("button", { name: "Riprova" }));
  expect(reset).toHaveBeenCalledTimes(1);
});
