// Runs before the page's own script. Where a part of that does not come, nothing on the page answers: this says so, and
// offers to try again, which is answered aloud. web/app.tsx sets data-live when all of it is there.
const WORDS = "This page did not come through. Perhaps the internet is taking a nap.";
const PATIENCE_MILLISECONDS = 10_000;
const isLive = () => "live" in document.documentElement.dataset;

function tell() {
  if (isLive() || document.querySelector(".boot-failure") !== null) return;
  const told = document.createElement("div");
  told.className = "boot-failure";
  const words = document.createElement("p");
  words.className = "failure";
  words.setAttribute("role", "alert");
  const again = document.createElement("button");
  again.type = "button";
  again.className = "button primary large";
  again.textContent = "Try again";
  again.addEventListener("click", tryAgain);
  told.append(words, again);
  const dead = document.querySelector("main .needs-script");
  if (dead === null) document.querySelector("main")?.prepend(told);
  else dead.replaceWith(told);
  words.textContent = WORDS;
  again.focus();
}

// A browser lets a page speak in answer to a press only. Another press does not wait for the end.
let isTrying = false;
function tryAgain() {
  // A blocker may leave the name there and take the thing away.
  if (isTrying || !window.speechSynthesis) return location.reload();
  isTrying = true;
  const said = new SpeechSynthesisUtterance(`${WORDS} Trying again.`);
  const reload = () => location.reload();
  for (const end of ["end", "error"]) said.addEventListener(end, reload);
  setTimeout(reload, PATIENCE_MILLISECONDS);
  speechSynthesis.speak(said);
}

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && tell(), true);
addEventListener("unhandledrejection", tell);
// A filter may let a request hang for ever: who presses meanwhile is told.
addEventListener("click", ({ target }) => {
  const isDead = !isLive() && target instanceof Element && target.closest(".needs-script") !== null;
  if (isDead) setTimeout(tell, PATIENCE_MILLISECONDS);
});

// What was prerendered knows no query.
if (new URLSearchParams(location.search).has("page")) document.documentElement.dataset.asked = "";
