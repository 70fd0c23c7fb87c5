// Runs before the page is drawn. web/components/footer/theme-choice.tsx writes what is read here.
try {
  const theme = localStorage.getItem("wigglewave.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the device's own choice holds.
}
