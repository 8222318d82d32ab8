import { TestEnvironment } from "jest-environment-jsdom";

/** Layout, scrolling and media are nothing to jsdom; components ask for them all the same. */
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with what a browser has beside it: Node's own fetch and encoder, and the parts of the page that jsdom leaves out. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      BroadcastChannel,
      TextEncoder,
    });
    Object.assign(global, { ResizeObserver: NothingToObserve, IntersectionObserver: NothingToObserve });
    global.matchMedia = (media) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    Object.assign(global.Element.prototype, {
      scrollIntoView() {},
      scrollTo() {},
      hasPointerCapture: () => false,
      setPointerCapture() {},
      releasePointerCapture() {},
    });
  }
}
