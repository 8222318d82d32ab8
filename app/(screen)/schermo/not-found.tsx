import { ScreenEnded } from "@/components/screens/screen-ended";
import { themeAt } from "@/lib/domain/panel/screen-now";

/** A screen that was ended or never was. */
export default function ScreenNotFound() {
  return <ScreenEnded theme={themeAt(new Date())} />;
}
