/** On a page whose figures are stated, and none of which can be counted here. */
export function StatedFigures() {
  return (
    <p className="note">
      The figures on this page are stated by the organization, and their sources are still to be shown here.
    </p>
  );
}
