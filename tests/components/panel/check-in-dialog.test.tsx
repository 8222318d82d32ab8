import { screen } from "@testing-library/react";
import { CheckInDialog } from "@/components/admin/shared/participants/check-in-dialog";
import { renderPanel } from "@/tests/helpers/render-app";

test("the door of an event on another day names the day, and offers no search", () => {
  renderPanel(
    <CheckInDialog title="Concerto" when="sab 5 dicembre 2026" people={[]} onClose={() => {}} />,
    "desk",
  );
  const dialog = screen.getByRole("dialog", { name: "Ingresso" });
  expect(dialog).toHaveTextContent("L'ingresso si registra nel giorno dell'evento: sab 5 dicembre 2026.");
  expect(dialog).not.toHaveTextContent("presenti");
  expect(screen.queryByLabelText("Nome o codice")).toBeNull();
});
