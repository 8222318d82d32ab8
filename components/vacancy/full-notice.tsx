/** Tells above the button of a full sign-up form that it joins the waiting list. */
export function FullNotice() {
  return (
    <p role="status" className="rounded-md bg-honey-100 p-4 text-honey-700">
      <span className="font-semibold">I posti sono esauriti.</span> Mettiti in lista d'attesa: se si libera ti
      scriviamo e lo teniamo da parte per te.
    </p>
  );
}
