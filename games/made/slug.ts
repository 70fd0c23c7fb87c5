/** "Weather Words" becomes "ownWeatherWords": no game of the catalogue is ever called so. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[A-Za-z]+/g) ?? [];
  return `own${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("")}`;
}
