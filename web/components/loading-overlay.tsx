/** Shown while a request runs. What is under it stays where it is; a screen reader hears that something is on its way. */
export function LoadingOverlay() {
  return (
    <output className="loading-overlay">
      <span className="loading-dots" aria-hidden="true" />
      Loading...
    </output>
  );
}
