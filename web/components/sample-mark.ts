/** A place that nobody has filled yet is shown quietly, whatever it is a place for: web/styles/parts.css. */
export function sampleMark(entry: object): { readonly "data-sample"?: true } {
  return "sample" in entry ? { "data-sample": true } : {};
}
