import { screen } from "@testing-library/react";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { renderApp } from "@/tests/helpers/render-app";

it("ends no line within hours, and leaves the text as it is", () => {
  renderApp(
    <p role="note">
      <UnbrokenHours>{"gio 3 dic 2026, mattina, 08:00–13:00\n9:00 – 10:30 · dal 3 – 5"}</UnbrokenHours>
    </p>,
  );
  const note = screen.getByRole("note");
  expect(note.textContent).toBe("gio 3 dic 2026, mattina, 08:00–13:00\n9:00 – 10:30 · dal 3 – 5");
  const spans = Array.from(note.querySelectorAll(".whitespace-nowrap"), (span) => span.textContent);
  expect(spans).toEqual(["08:00–13:00", "9:00 – 10:30"]);
});
