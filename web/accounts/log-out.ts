import { showToast } from "../components/toast.tsx";
import { callAsUser, forgetSession } from "./session.ts";

/**
 * Logs out, here and in all other tabs. Pages that show something private leave by themselves when the session ends.
 * Where the server cannot be told, the session is forgotten all the same: who asks for it wants to be out.
 */
export async function logOut(): Promise<void> {
  await callAsUser("/api/auth/logout", { method: "POST" });
  forgetSession();
  showToast("Log out successful!");
}
