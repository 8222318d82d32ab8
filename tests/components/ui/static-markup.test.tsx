import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StaticMarkup } from "@/components/ui/static-markup";

let rendered = 0;
function Part() {
  rendered += 1;
  return (
    <p>
      Orari & <b>contatti</b>
    </p>
  );
}

const page = (key = "here") => (
  <main>
    <StaticMarkup key={key}>
      <Part />
    </StaticMarkup>
  </main>
);

/** A document with the server's HTML of the page, before scripts run. */
function serverPage(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page());
  document.body.append(container);
  rendered = 0;
  return container;
}

it("reuses the server's HTML of a part without rendering it, also when its parent renders again", () => {
  const container = serverPage();
  const before = container.querySelector("p");
  const { rerender } = render(page(), { container, hydrate: true });
  rerender(page());
  expect(container.querySelector("p")).toBe(before);
  expect(before).toHaveTextContent("Orari & contatti");
  expect(rendered).toBe(0);
});

it("renders the part after client-side navigation", () => {
  render(page());
  expect(screen.getByText("contatti")).toBeVisible();
});

it("renders the part when it is replaced by another one", () => {
  const container = serverPage();
  const { rerender } = render(page(), { container, hydrate: true });
  rerender(page("elsewhere"));
  expect(container).toHaveTextContent("Orari & contatti");
  expect(rendered).toBeGreaterThan(0);
});
