import { notFound } from "next/navigation";
import { DoorScreen } from "@/components/screens/door-screen";
import { findScreenState } from "@/lib/services/panel/screen-state";

/** The current state of a screen at the door; the component then updates itself. */
export default async function ScreenPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const state = await findScreenState(token, new Date());
  if (state === null) notFound();
  return <DoorScreen token={token} initial={state} />;
}
