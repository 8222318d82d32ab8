const CHANNEL = "session";

type Change = "changed" | "signed-out";

/** What this tab kept of the person: drafts of bookings and of the registration. */
export function forgetDrafts(): void {
  try {
    globalThis.sessionStorage?.clear();
  } catch {
    // Nothing was kept.
  }
}

/** Calls `onChange` when another tab signed in or out; answers with the way to stop. */
export function listenToOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data === "signed-out") forgetDrafts();
    onChange();
  };
  return () => channel.close();
}

export function tellOtherTabs(change: Change): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}
