/** The dialog slot on the list itself. */
export default function NoDialog() {
  return null;
}
