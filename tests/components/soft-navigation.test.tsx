import { fireEvent } from "@testing-library/react";
import { SoftNavigation } from "@/components/layout/soft-navigation";
import { Link } from "@/components/ui/link";
import { renderApp } from "../helpers/render-app";

/** jsdom goes nowhere: what is not prevented would have loaded a page anew. */
const isLeftToTheBrowser = (link: Element, init: MouseEventInit = {}) => fireEvent.click(link, init);

function renderLink(link: React.ReactNode) {
  const app = renderApp(
    <>
      <SoftNavigation />
      {link}
    </>,
  );
  return { ...app, link: app.getByRole("link") };
}

test("a pressed link of the site is followed without loading the page anew", () => {
  const { link, visited } = renderLink(
    <Link href="/events?da=2026-12-01#calendario">
      <span>Eventi</span>
    </Link>,
  );
  expect(isLeftToTheBrowser(link.firstElementChild ?? link)).toBe(false);
  expect(visited).toEqual(["/events?da=2026-12-01#calendario"]);
});

test.each([
  ["with Ctrl held, for a tab of its own", { ctrlKey: true }],
  ["with Cmd held", { metaKey: true }],
  ["with Shift held, for a window of its own", { shiftKey: true }],
  ["with Alt held, to save it", { altKey: true }],
  ["with the middle button", { button: 1 }],
])("a press %s is the browser's", (_how, init) => {
  const { link, visited } = renderLink(<Link href="/events">Eventi</Link>);
  expect(isLeftToTheBrowser(link, init)).toBe(true);
  expect(visited).toEqual([]);
});

test.each([
  ["for a tab of its own", { href: "/legal/privacy-policy", target: "_blank" }],
  ["that saves", { href: "/events", download: true }],
  ["that leads elsewhere", { href: "https://example.org/" }],
])("a link %s is the browser's", (_which, props) => {
  const { link, visited } = renderLink(<Link {...props}>Altrove</Link>);
  expect(isLeftToTheBrowser(link)).toBe(true);
  expect(visited).toEqual([]);
});

test("an element of the page's own is the browser's", () => {
  const { link, visited } = renderLink(<a href="/api/bookings/1/calendar">Calendario</a>);
  expect(isLeftToTheBrowser(link)).toBe(true);
  expect(visited).toEqual([]);
});

test("a press that a component has taken for itself goes nowhere", () => {
  const { link, visited } = renderLink(
    <Link href="/auth" onClick={(event) => event.preventDefault()}>
      Accedi
    </Link>,
  );
  isLeftToTheBrowser(link);
  expect(visited).toEqual([]);
});
