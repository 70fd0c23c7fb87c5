import { Link } from "wouter";
import { SITE_NAME } from "../site-name.ts";
import { Wave } from "./wave.tsx";

export function SiteHeader() {
  return (
    <header className="site-header">
      <Link href="/game-zone" className="brand">
        <Wave seed={SITE_NAME} />
        {SITE_NAME}
      </Link>
    </header>
  );
}
