/** No space is open in a dialog. */
export default function NoDialog() {
  return null;
}
