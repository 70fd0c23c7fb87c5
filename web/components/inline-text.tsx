import { Link } from "wouter";
import type { Inline } from "../content/types.ts";

/** A line of content in which some words are strong or lead somewhere. */
export function InlineText({ parts }: { readonly parts: Inline }) {
  return parts.map((part, index) => {
    return <InlinePart key={index} part={part} />;
  });
}

function InlinePart({ part }: { readonly part: Inline[number] }) {
  if (typeof part === "string") return part;
  if ("strong" in part) return <strong>{part.strong}</strong>;
  // Only legal texts lead to pages of our own; the content's links lead elsewhere.
  if ("url" in part && part.url.startsWith("/")) return <Link href={part.url}>{part.label}</Link>;
  return <a href={"url" in part ? part.url : `mailto:${part.email}`}>{part.label}</a>;
}
