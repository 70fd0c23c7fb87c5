import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

const APPEARS_AFTER_PIXELS = 800;

/** A way back up, for who has scrolled far. The focus goes along, so that Tab goes on from the top too. */
export function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > APPEARS_AFTER_PIXELS);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="button scroll-to-top"
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <Icon name="up" />
      <span className="visually-hidden">Back to the top</span>
    </button>
  );
}
