import { useRef, useState } from "react";
import { showToast } from "../../components/toast.tsx";

interface KeepsakesProps {
  readonly slug: string;
  readonly title: string;
  /** Their ids, in the order of giving. */
  readonly ids: readonly string[];
  /** False where a screen reader says everything. */
  readonly isSpoken: boolean;
}

/** What a game has given for good, to be heard again. */
export function Keepsakes({ slug, title, ids, isSpoken }: KeepsakesProps) {
  const [caption, setCaption] = useState("");
  const isPlaying = useRef(false);
  const hear = async (): Promise<void> => {
    if (isPlaying.current) return;
    isPlaying.current = true;
    setCaption("One moment.");
    try {
      const { hearKeepsakes } = await import("./hear-keepsakes.ts");
      await hearKeepsakes(slug, ids, { caption: setCaption, isSpoken });
    } catch (error) {
      console.error(error);
      setCaption("");
      showToast("The keepsakes could not be fetched. Try again when there is a network.");
    } finally {
      isPlaying.current = false;
    }
  };
  return (
    <>
      <p className="buttons">
        <button type="button" className="button quiet" onClick={() => void hear()}>
          Hear my {ids.length === 1 ? "keepsake" : `${ids.length} keepsakes`}
          <span className="visually-hidden"> from {title}</span>
        </button>
      </p>
      <output>{caption}</output>
    </>
  );
}
