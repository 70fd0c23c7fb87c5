import { useState } from "react";
import { Tabs } from "../../components/tabs.tsx";
import type { Impact } from "../../content/types.ts";
import { AssociatedOrganizations } from "./associated-organizations.tsx";
import { PartneredStaff } from "./partnered-staff.tsx";

/** Beside the map: who works with us. Without script both panels are there, one below the other. */
export function Partners({ associated, partnered }: Pick<Impact, "associated" | "partnered">) {
  const [selected, setSelected] = useState<"associated" | "partnered">("associated");
  return (
    <div className="partners card">
      <Tabs
        label="Who works with us"
        tabs={[
          { id: "associated", label: associated.heading },
          { id: "partnered", label: partnered.heading },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        {selected === "associated" ? (
          <AssociatedOrganizations {...associated} />
        ) : (
          <PartneredStaff {...partnered} />
        )}
      </Tabs>
      <noscript>
        <PartneredStaff {...partnered} />
      </noscript>
    </div>
  );
}
