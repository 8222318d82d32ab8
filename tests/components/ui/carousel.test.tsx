import { act, fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "@/components/ui/carousel";
import { InItalian } from "@/tests/helpers/render-app";

const realMatchMedia = window.matchMedia;
let wentTo: number[];

/** Slides of 100 px, since jsdom has no layout. */
function renderCarousel(slides = 3) {
  render(
    <Carousel label="I nostri spazi" intervalMs={5_000}>
      {Array.from({ length: slides }, (_, index) => `Sala ${index + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
    { wrapper: InItalian },
  );
  const strip = screen.getByRole("list");
  wentTo = [];
  for (const [index, slide] of [...strip.children].entries())
    Object.defineProperty(slide, "offsetLeft", { value: index * 100 });
  Object.defineProperties(strip, { clientWidth: { value: 100 }, scrollWidth: { value: slides * 100 } });
  strip.scrollTo = (options?: ScrollToOptions | number) => {
    const left = typeof options === "object" ? (options.left ?? 0) : 0;
    wentTo.push(left);
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  };
  return strip;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  window.matchMedia = realMatchMedia;
});

it("advances at every interval and starts again after the last slide", () => {
  renderCarousel();
  pass(4_999);
  expect(wentTo).toEqual([]);
  pass(1);
  pass(5_000);
  pass(5_000);
  expect(wentTo).toEqual([100, 200, 0]);
});

it("is stopped and started by its button", () => {
  renderCarousel();
  fireEvent.click(screen.getByRole("button", { name: "Ferma lo scorrimento" }));
  pass(20_000);
  expect(wentTo).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Avvia lo scorrimento" }));
  pass(5_000);
  expect(wentTo).toEqual([100]);
});

it("does not advance for users who prefer reduced motion", () => {
  window.matchMedia = (media) => ({ ...realMatchMedia(media), matches: media.includes("reduce") });
  renderCarousel();
  pass(20_000);
  expect(wentTo).toEqual([]);
  expect(screen.getByRole("button", { name: "Avvia lo scorrimento" })).toBeVisible();
});

it("pauses while the pointer or the focus is on it", () => {
  renderCarousel();
  const carousel = screen.getByRole("region", { name: "I nostri spazi" });
  fireEvent.pointerEnter(carousel);
  pass(20_000);
  expect(wentTo).toEqual([]);
  fireEvent.pointerLeave(carousel);
  pass(5_000);
  expect(wentTo).toEqual([100]);
});

it("moves with the arrow keys and the two buttons, wrapping around at the ends", () => {
  const strip = renderCarousel();
  fireEvent.keyDown(strip, { key: "ArrowLeft" });
  fireEvent.keyDown(strip, { key: "ArrowRight" });
  fireEvent.click(screen.getByRole("button", { name: "Diapositiva successiva" }));
  fireEvent.click(screen.getByRole("button", { name: "Diapositiva precedente" }));
  expect(wentTo).toEqual([200, 0, 100, 0]);
});

it("has no buttons if there is only one slide", () => {
  renderCarousel(1);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
