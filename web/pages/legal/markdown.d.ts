/** The build puts the text in the place of the file: scripts/site/markdown-plugin.ts. */
declare module "*.md" {
  const text: import("./legal-text.ts").LegalText;
  export default text;
}
