import { useState } from "react";

/** Few want it: it is fetched when it is opened. */
export function LateKeeping() {
  const [late, setLate] = useState<typeof import("./keep-on-device.tsx") | "failed" | null>(null);
  const fetchIt = (): void => {
    import("./keep-on-device.tsx").then(setLate, () => setLate("failed"));
  };
  return (
    <details
      className="fold needs-script"
      onToggle={({ currentTarget }) =>
        currentTarget.open && (late === null || late === "failed") && fetchIt()
      }
    >
      <summary>Keep games on this device</summary>
      {late === null && <p>One moment, please.</p>}
      {late === "failed" && <p>This did not come through. Close it, and open it again.</p>}
      {late !== null && late !== "failed" && <late.KeepOnDevice />}
    </details>
  );
}
