const CHANNEL = "session";

type Change = "changed" | "signed-out";

/** Removes the user's drafts from this tab: of bookings and of the registration. */
export function clearDrafts(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Calls `onChange` when another tab has signed in or out. @returns the function to stop listening */
export function listenToOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data === "signed-out") clearDrafts();
    onChange();
  };
  return () => channel.close();
}

export function notifyOtherTabs(change: Change): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}
