/** Offers a text as a file, as a press on a download link does. */
export function saveFile(name: string, type: "application/json" | "text/csv", text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
