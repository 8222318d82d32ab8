/** The dialog slot while no space is open. */
export default function NoDialog() {
  return null;
}
