import { screen, waitFor } from "@testing-library/react";
import { ReceiptForm } from "@/components/admin/shared/payments/receipt-form";
import { toast } from "@/components/ui/use-toast";
import { sendJson } from "@/tests/helpers/loopback-server";
import { renderPanel, serveApi } from "@/tests/helpers/render-app";

test("the form of a receipt comes into view, and the toast of the payment leaves its button free", async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await serveApi((response) =>
    sendJson(response, 200, {
      holder: { name: "Anna Rossi", fiscalCode: null, address: null },
      payerEmail: "",
    }),
  );
  toast({ title: "Pagamento registrato" });
  renderPanel(
    <ReceiptForm
      charge={{ kind: "booking", id: 1 }}
      paymentIds={[2]}
      onDirtyChange={() => {}}
      onDone={() => {}}
    />,
    "secretary",
  );
  await screen.findByRole("button", { name: "Emetti ricevuta" });
  expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  await waitFor(() => expect(screen.queryByText("Pagamento registrato")).not.toBeInTheDocument());
});
