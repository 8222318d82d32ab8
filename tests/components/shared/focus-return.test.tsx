import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { renderApp } from "../../helpers/render-app";

/** A table row like those of the panel: a button and a menu that open dialogs by state. */
function Row() {
  const [opened, setOpened] = useState<"form" | "question" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <button type="button" onClick={() => setOpened("form")}>
        Modifica
      </button>
      <DropdownMenu>
        <DropdownMenuTrigger>Azioni</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpened("question")}>Elimina</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {opened === "form" && (
        <Dialog open onOpenChange={close}>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Spazio</DialogTitle>
            <input aria-label="Nome" />
          </DialogContent>
        </Dialog>
      )}
      <AlertDialog open={opened === "question"} onOpenChange={close}>
        <AlertDialogContent aria-describedby={undefined}>
          <AlertDialogTitle>Eliminare?</AlertDialogTitle>
          <AlertDialogCancel>Annulla</AlertDialogCancel>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}

test("a dialog returns the focus to the button that opened it", async () => {
  const { user } = renderApp(<Row />);
  await user.click(screen.getByRole("button", { name: "Modifica" }));
  await user.type(screen.getByLabelText("Nome"), "Sala");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Modifica" })).toHaveFocus());
});

test("a dialog opened from a menu returns the focus to the menu's button", async () => {
  const { user } = renderApp(<Row />);
  await user.click(screen.getByRole("button", { name: "Azioni" }));
  await user.click(await screen.findByRole("menuitem", { name: "Elimina" }));
  await user.click(await screen.findByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Azioni" })).toHaveFocus());
});
