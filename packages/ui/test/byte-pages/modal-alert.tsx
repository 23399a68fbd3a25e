import { ModalAlert } from "@panel/ui/modal-alert";
import { useState } from "react";
import { show } from "./show.ts";

export function ModalAlertPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Save
      </button>
      <ModalAlert open={open} variant="success" onClose={() => setOpen(false)}>
        Saved.
      </ModalAlert>
    </>
  );
}

show(<ModalAlertPage />);
