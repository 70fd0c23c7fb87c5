import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { findRoute } from "../../routes.ts";

interface NavLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link that knows whether its page is the one that is shown. */
export function NavLink({ href, className, onClick, children }: NavLinkProps) {
  const [location] = useLocation();
  return (
    <Link
      href={href}
      className={className}
      aria-current={location === href ? "page" : undefined}
      onClick={onClick}
      onPointerEnter={() => loadAhead(href)}
      onFocus={() => loadAhead(href)}
    >
      {children}
    </Link>
  );
}

/** Who reaches a link will probably follow it. If it fails now, following it tries again and tells. */
function loadAhead(href: string): void {
  findRoute(href)
    .load()
    .catch(() => undefined);
}
