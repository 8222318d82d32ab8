/**
 * Whether somebody uses this tab. Open tabs refresh what they show by themselves, which must not keep the session of a
 * user who has left from ending.
 */

/** How long after the last input the requests of a tab still count as the user's. */
const ATTENDED_MS = 60_000;

let lastInputAt = Date.now();

// Assistive technology clicks and types without a pointer or keys.
if (typeof window !== "undefined")
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "click", "input"])
    window.addEventListener(
      type,
      () => {
        lastInputAt = Date.now();
      },
      { capture: true, passive: true },
    );

export const isAttended = (): boolean => Date.now() - lastInputAt < ATTENDED_MS;
