import { ScreenEnded } from "@/components/screens/screen-ended";
import { themeAt } from "@/lib/domain/panel/screen-now";

/** A screen that was deleted or never existed. */
export default function ScreenNotFound() {
  return <ScreenEnded theme={themeAt(new Date())} />;
}
