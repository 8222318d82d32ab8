import { screen } from "@testing-library/react";
import { OwnCard } from "@/components/pass/own-card";
import { renderApp } from "@/tests/helpers/render-app";

test.each([
  ["2026-12-31", "Valida fino al 31 dicembre 2026"],
  ["2027-01-08", "Valida fino all'8 gennaio 2027"],
  [null, "Non valida"],
])("shows the membership card next to the passes, with its last day and a link", (until, says) => {
  renderApp(<OwnCard number={13} until={until} />);
  const card = screen.getByRole("region", { name: "La mia tessera" });
  expect(card).toHaveTextContent("Tessera n. 13");
  expect(card).toHaveTextContent(says);
  expect(screen.getByRole("link", { name: "Apri la tessera" })).toHaveAttribute("href", "/tessera");
});
