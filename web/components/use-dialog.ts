import { useEffect, useState, type RefObject } from "react";

interface OpenDialog {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes it on Escape, hides what is behind it from everyone
 * and gives the focus back. Added here: a press beside it closes it too, and the page behind does not scroll.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>): OpenDialog {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return undefined;
    const noteClosed = () => setIsOpen(false);
    // What is inside has a box of its own, so only a press on the overlay has the dialog itself as its target.
    const closeFromBeside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    const { style } = document.documentElement;
    style.overflow = "hidden";
    element.addEventListener("close", noteClosed);
    element.addEventListener("click", closeFromBeside);
    return () => {
      style.overflow = "";
      element.removeEventListener("close", noteClosed);
      element.removeEventListener("click", closeFromBeside);
    };
  }, [dialog, isOpen]);
  return { isOpen, open, close };
}
