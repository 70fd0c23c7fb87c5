import { showToast } from "../../components/toast.tsx";
import { logOut } from "../../accounts/log-out.ts";
import { forgetOwnProgress } from "../../accounts/own-progress.ts";

/** For a computer that several people use. */
export function KeptHere() {
  const leave = async (): Promise<void> => {
    forgetOwnProgress();
    await logOut();
    showToast("You are logged out, and nothing of you is left on this device.");
  };
  return (
    <section aria-labelledby="kept-here">
      <h2 id="kept-here">On this device</h2>
      <p>
        What you have played is kept in this browser, apart from that of others who log in here. On a computer
        that is not yours you can remove it when you leave.
      </p>
      <p>
        <button type="button" className="button" onClick={() => void leave()}>
          Leave nothing of me here
        </button>
      </p>
    </section>
  );
}
