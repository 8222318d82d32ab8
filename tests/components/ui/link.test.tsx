import { fireEvent, screen } from "@testing-library/react";
import { FollowLinks } from "@/components/layout/follow-links";
import { Link } from "@/components/ui/link";
import { renderApp } from "@/tests/helpers/render-app";

function renderLinks() {
  return renderApp(
    <>
      <FollowLinks />
      <Link href="/events?page=2#oggi">
        <span>Eventi</span>
      </Link>
      <Link href="/courses" onClick={(event) => event.preventDefault()}>
        Corsi
      </Link>
    </>,
  );
}

it("opens its page without loading the document, also for a click on a nested element", () => {
  const { visited } = renderLinks();
  fireEvent.click(screen.getByText("Eventi"));
  expect(visited).toEqual(["/events?page=2#oggi"]);
});

it("leaves a click for another tab to the browser", () => {
  const { visited } = renderLinks();
  // jsdom does not implement the browser's navigation.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText("Eventi"), { ctrlKey: true });
  expect(visited).toEqual([]);
});

it("ignores a click whose default was prevented", () => {
  const { visited } = renderLinks();
  fireEvent.click(screen.getByText("Corsi"));
  expect(visited).toEqual([]);
});
