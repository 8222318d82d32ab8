/** Where a browser does not say when it has nothing to do: about as often as that is so. */
const PAUSE_MS = 60;

const soon = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(id);
};

/** Does something once the browser has nothing else to do and `isTime` says so. The function returned calls it off. */
export function whenIdle(isTime: () => boolean, work: () => void): () => void {
  let callOff = () => {};
  const look = () => {
    if (isTime()) work();
    else callOff = later();
  };
  const later = () => {
    const timer = setTimeout(() => {
      callOff = soon(look);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  };
  callOff = soon(look);
  return () => callOff();
}
