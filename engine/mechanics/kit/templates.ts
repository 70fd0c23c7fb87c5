/** Texts with places that a mechanic fills in: part of its kit. */
export { template, templates } from "../../definition/templates.ts";
