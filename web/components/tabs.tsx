import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** None where the address asked for something that is not there: then no panel is shown either. */
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** Tabs as the ARIA Authoring Practices describe them: one stop for Tab, arrows, Home and End choose. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const buttons = useRef(new Map<Id, HTMLButtonElement>());
  const chooseByKey = (event: KeyboardEvent, at: number) => {
    const target = tabs[targetOf(event.key, at, tabs.length)];
    if (target === undefined) return;
    event.preventDefault();
    buttons.current.get(target.id)?.focus();
    onSelect(target.id);
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            ref={(element) => {
              if (element === null) buttons.current.delete(id);
              else buttons.current.set(id, element);
            }}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === (selected ?? tabs[0]?.id) ? 0 : -1}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => chooseByKey(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {selected === null ? (
        children
      ) : (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
          {children}
        </div>
      )}
    </div>
  );
}

/** -1 where the key chooses nothing. */
function targetOf(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
