import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { PageTitle } from "../../components/page-title.tsx";
import { Wiggle } from "../../components/wiggle.tsx";

interface AccountCardProps {
  readonly title: string;
  readonly pose: ComponentProps<typeof Wiggle>["pose"];
  readonly children: ReactNode;
}

/** What all account pages look like: one card, and Wiggle beside its title. */
export function AccountCard({ title, pose, children }: AccountCardProps) {
  return (
    <div className="page account-page">
      <div className="card account-card">
        <div className="account-head">
          <PageTitle>{title}</PageTitle>
          <Wiggle pose={pose} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** A card that takes the place of another one on the same page. Its title takes the focus, as that of a page does. */
export function NextCard({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector("h1")?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
