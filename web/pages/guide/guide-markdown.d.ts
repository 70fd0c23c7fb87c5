/** The build puts the guide in the place of the file: scripts/site/guide-plugin.ts. */
declare module "*.md?guide" {
  const guide: import("./guide.ts").Guide;
  export default guide;
}
