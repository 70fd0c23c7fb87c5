import { saySharedComputer, useSharedComputer } from "../../accounts/shared-computer.ts";

/** For a school's computer, or a library's: whoever comes next is not to find somebody logged in. */
export function SharedComputerBox() {
  const isShared = useSharedComputer();
  return (
    <label className="box-line">
      <input
        type="checkbox"
        checked={isShared}
        onChange={({ target }) => saySharedComputer(target.checked)}
      />
      Only until I close the browser
    </label>
  );
}
